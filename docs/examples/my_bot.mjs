// A bot in JavaScript: plays any legal move. It speaks the protocol of docs/bot-protocol.md.
//
// saurian arena draftosaurus "exec:node docs/examples/my_bot.mjs" random --games 40

import { createInterface } from "node:readline";

let legal = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "saurian") console.log("name My bot\nwants legal\nready");
  else if (word === "legal") legal = rest.split(";");
  else if (word === "choose") console.log(`move ${legal[Number(rest) % legal.length]}`);
  else if (word === "quit") break;
}
