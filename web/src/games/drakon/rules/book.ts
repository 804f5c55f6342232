/** The rules in order, with their pictures; made by `src/rules/make_rules.py`. */
import type { Book } from '../../board';
import data from './rules.json';

export const BOOK = data as unknown as Book;
