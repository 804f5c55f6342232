"""A bot of your own: makes a table for itself and three of Saurian's bots, and plays a whole game at random.

python docs/examples/bot.py [http://127.0.0.1:8090] [draftosaurus|drakon]
"""

import json
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8090"
game = sys.argv[2] if len(sys.argv) > 2 else "draftosaurus"

seats = [{"kind": "device", "name": "My bot"}] + [{"kind": "bot", "bot": "greedy"}] * 3
wish = json.dumps({"game": game, "seats": seats, "start": True}).encode()
request = urllib.request.Request(f"{server}/api/tables", wish, {"content-type": "application/json"})
table = json.load(urllib.request.urlopen(request))

address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live?seat=0"
token = {"Authorization": f"Bearer {table['secrets']['0']}"}
with connect(address, additional_headers=token) as socket:
    for text in socket:
        message = json.loads(text)
        view = message.get("view")
        if view and view["legal"]:
            move = random.choice(view["legal"])["move"]
            command = {"type": "move", "id": uuid.uuid4().hex, "move": move, "seen": message["seq"]}
            socket.send(json.dumps(command))
        if "table" in message and message["table"]["outcome"]:
            print(json.dumps(message["table"]["outcome"]))
            break
