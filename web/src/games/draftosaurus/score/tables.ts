/** What `make_tables.py` found out about the rules: see there. */
import type { Message } from '$lib/i18n/language';
import type { RULE_SETS } from '../facts';
import type { DraftosaurusComponents } from '../model';
import data from './tables.json';

export type RuleSet = (typeof RULE_SETS)[number];

export interface Machine {
  /** Each a state to go to, the points that it brings, and the T-Rex bonus. */
  steps: [to: number, points: number, bonus: number][];
  reasons: string[];
  /** By state, place and species: the number of a step, or, below zero, of a reason. */
  states: number[][];
}

export interface PenTables {
  machine: number;
  rule: string;
  in_census: boolean;
  /** By own number of the species, most in another zoo, number on the right. */
  by_census: number[][][] | null;
  /** By number of a species on this bank and on the other one. */
  across: { other_bank: string; points: number[][] } | null;
}

export interface BoardTables {
  pens: Record<string, PenTables>;
  full: { holds: number; why: Message };
  must_leave: { pen: string; why: Message } | null;
}

export interface RuleTables {
  components: DraftosaurusComponents;
  too_many: Record<number, { most: number; why: Message }>;
  boards: Record<string, BoardTables>;
}

interface Tables {
  machines: Machine[];
  rules: Record<RuleSet, RuleTables>;
  /** What decides who wins, in order: the more (1) or the fewer (-1) of it, the better. */
  standing: ['total' | 'trexes', 1 | -1][];
}

export const TABLES = data as unknown as Tables;

/** The bonus for T-Rexes belongs to no pen. */
export const ruleOfBonus = 'D-50';
