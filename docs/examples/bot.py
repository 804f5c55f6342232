"""A bot of your own: makes a table for itself and some of Saurian's bots, and plays a whole game at random.

python docs/examples/bot.py [http://127.0.0.1:8090] [draftosaurus|drakon] ['{"players": 2}']
"""

import json
import random
import sys
import time
import urllib.request
import uuid

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8090"
game = sys.argv[2] if len(sys.argv) > 2 else "draftosaurus"
options = json.loads(sys.argv[3]) if len(sys.argv) > 3 else {}

bots = [{"kind": "bot", "bot": "greedy"}] * (options.get("players", 4) - 1)
wish = {
    "game": game,
    "options": options,
    "seats": [{"kind": "device", "name": "My bot"}, *bots],
    "start": True,
}
json_type = {"content-type": "application/json"}
request = urllib.request.Request(f"{server}/api/tables", json.dumps(wish).encode(), json_type)
table = json.load(urllib.request.urlopen(request))

address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live?seat=0"
token = {"Authorization": f"Bearer {table['secrets']['0']}"}


def play() -> dict | None:
    """The outcome; None: look again, because a command was refused or the server went away."""
    with connect(address, additional_headers=token) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                return None
            if "table" in message and message["table"]["outcome"]:
                return message["table"]["outcome"]
            if message.get("view") and message["view"]["legal"]:
                move = random.choice(message["view"]["legal"])["move"]
                command = {"type": "move", "id": uuid.uuid4().hex, "move": move, "seen": message["seq"]}
                socket.send(json.dumps(command))


outcome = None
while outcome is None:
    try:
        outcome = play()
    except (OSError, ConnectionClosed) as lost:
        if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code >= 4000:
            raise  # not our seat, or no such table
        time.sleep(1)
print(json.dumps(outcome))
