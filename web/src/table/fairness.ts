/** Something to add to the chance of a game, so that it is nobody's alone. */
export function ownChance(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(8)));
}

/** What is published of a seed (hexadecimal digits) before a game: its SHA-256. Fails where the browser has no crypto. */
export async function commitmentTo(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hexadecimal(digest);
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
