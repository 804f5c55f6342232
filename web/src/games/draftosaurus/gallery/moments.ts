/** The moments of real games that `make_fixtures.py` found. */
import type { DraftosaurusComponents, DraftosaurusView } from '../model';
import fixtures from './fixtures.json';

export interface MomentData {
  name: string;
  options: Record<string, unknown>;
  names: string[];
  view: DraftosaurusView;
  components: DraftosaurusComponents;
}

const kits = fixtures.components as unknown as Record<string, DraftosaurusComponents>;

export const MOMENTS = fixtures.moments.map(({ kit, ...moment }) => ({
  ...moment,
  components: kits[kit],
})) as unknown as MomentData[];
