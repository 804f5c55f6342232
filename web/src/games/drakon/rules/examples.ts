/** The lairs that the rules show; laid by the engine (`make_pictures.py`). */
import { BOOK } from './book';
import type { Hero, Kind, Lying } from '../model';

interface Examples {
  lairs: Record<'table' | 'turn' | 'arrows' | 'drakon', Lying[]>;
  chambers: { kind: Kind; rule: string }[];
  heroes: { id: Hero; rule: string }[];
}

export const EXAMPLES = BOOK.examples as Examples;
