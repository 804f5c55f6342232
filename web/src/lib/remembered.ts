/** What this browser remembers. A browser that may not store anything just forgets. */
const PREFIX = 'saurian.';

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // storage is full or forbidden: it lasts as long as the page
  }
}

/** Call when another tab remembers something else. */
export function onRememberedElsewhere(key: string, act: () => void): void {
  addEventListener('storage', (event) => event.key === PREFIX + key && act());
}
