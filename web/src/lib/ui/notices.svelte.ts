/** Short notices that anybody can put up: shown for a while, and read out. */
import { ruleOf } from '$lib/i18n/language';
import { words } from '$lib/i18n/words.svelte';
import { Refused } from '$lib/net/api';
import type { GameName } from '$lib/net/types';

export interface Notice {
  key: number;
  text: string;
  look: 'plain' | 'problem';
  /** Where the reason can be read. */
  rule: { game: GameName; rule: string } | null;
}

const SHOWN_MS = 6_000;
let keys = 0;

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** Read out by screen readers, not shown. */
  spoken = $state('');

  show(text: string, look: Notice['look'] = 'plain', rule: Notice['rule'] = null): void {
    const notice = { key: ++keys, text, look, rule };
    this.list = [...this.list.filter((other) => other.text !== text).slice(-2), notice];
    setTimeout(() => this.close(notice.key), SHOWN_MS);
  }

  close(key: number): void {
    this.list = this.list.filter((notice) => notice.key !== key);
  }

  /** Say what went wrong, in the reader's words. What is no refusal is a mistake of ours and goes on. */
  problem(error: unknown, names: readonly string[] = [], game: GameName | null = null): void {
    if (!(error instanceof Refused)) throw error;
    const rule = ruleOf(error.problem);
    this.show(words.explain(error.problem, names), 'problem', game && rule ? { game, rule } : null);
  }

  announce(text: string): void {
    this.spoken = text;
  }
}

export const notices = new Notices();
