/** A game that has no folder here: the server's description of it is shown as lists, and its moves as buttons. */
import type { GameName } from '$lib/net/types';
import type { GameManifest } from '../manifest';

export function plainManifest(name: GameName): GameManifest {
  return {
    words: [name, 'plain', 'story'],
    Scene: null,
    againstBots: {},
    prominentOptions: [],
    verdicts: {},
    load: () => import('./module'),
  };
}
