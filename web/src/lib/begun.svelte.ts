/** Calls readers back who look at something else in another tab while they wait for a game. */
import type { GameName } from './net/types';

interface Begun {
  id: string;
  game: GameName;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('saurian.begun');

class Calls {
  /** The game that has begun meanwhile. */
  begun = $state.raw<Begun | null>(null);

  constructor() {
    channel?.addEventListener('message', (event: MessageEvent<Begun>) => (this.begun = event.data));
  }

  /** Tell all other tabs. */
  tell(begun: Begun): void {
    channel?.postMessage(begun);
  }
}

export const calls = new Calls();
