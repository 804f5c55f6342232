/** Short notices that anybody can put up: shown for a while, and read out. */
import { words } from '$lib/i18n/words.svelte';
import { Refused } from '$lib/net/api';

export interface Notice {
  key: number;
  text: string;
  look: 'plain' | 'problem';
}

const SHOWN_MS = 6_000;
let keys = 0;

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** Read out by screen readers, not shown. */
  spoken = $state('');

  show(text: string, look: Notice['look'] = 'plain'): void {
    const notice = { key: ++keys, text, look };
    this.list = [...this.list.filter((other) => other.text !== text).slice(-2), notice];
    setTimeout(() => this.close(notice.key), SHOWN_MS);
  }

  close(key: number): void {
    this.list = this.list.filter((notice) => notice.key !== key);
  }

  /** Say what went wrong, in the reader's words. What is no refusal is a mistake of ours and goes on. */
  problem(error: unknown, names: readonly string[] = []): void {
    if (!(error instanceof Refused)) throw error;
    this.show(words.explain(error.problem, names), 'problem');
  }

  announce(text: string): void {
    this.spoken = text;
  }
}

export const notices = new Notices();
