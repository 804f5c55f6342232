/** The moments of real games that `make_fixtures.py` found. */
import type { Message } from '$lib/i18n/language';
import type { DrakonComponents, DrakonView } from '../model';
import fixtures from './fixtures.json';

export interface MomentData {
  name: string;
  options: Record<string, unknown>;
  names: string[];
  view: DrakonView;
  components: DrakonComponents;
  /** Where everyone was when seat 0 decided last, and what has happened since. */
  before: Pick<DrakonView, 'cells' | 'drakon'>;
  events: Message[];
}

export const MOMENTS = fixtures as unknown as MomentData[];
