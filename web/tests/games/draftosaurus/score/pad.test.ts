import { describe, expect, it } from 'vitest';
import { count, type Sheet } from '../../../../src/games/draftosaurus/score/count';
import {
  filled,
  fromText,
  isEmpty,
  isFull,
  leftOf,
  newPad,
  nextSeat,
  placesFor,
  resized,
  speciesLeft,
  toText,
  withDinosaur,
  withoutDinosaur,
  type Pad,
} from '../../../../src/games/draftosaurus/score/pad';
import cases from './cases.json';

const sheets = cases.map((one) => one.sheet as unknown as Sheet);
const padOf = (sheet: Sheet): Pad => ({ ...sheet, names: sheet.zoos.map((_, seat) => `Żółw/${seat}, Їжак #1`) });

describe('a pad as text', () => {
  it('says all that the pad says', () => {
    for (const pad of sheets.map(padOf)) {
      const again = fromText(toText(pad))!;
      expect(again.names).toEqual(pad.names);
      expect(count(again)).toEqual(count(pad));
    }
  });
  it('fits into an address', () => {
    for (const pad of sheets.map(padOf))
      expect(new URL(`http://x/score#${toText(pad)}`).hash.slice(1)).toBe(toText(pad));
  });
  it.each([
    '',
    'x',
    'summer.international/A/,,,,,,',
    'summer.other/A/,,,,,,/B/,,,,,,',
    'summer.polish/A/X,,,,,,/B/,,,,,,',
    'summer.polish/%/,,,,,,/B/,,,,,,',
  ])('is refused when it is none: %s', (text) => expect(fromText(text)).toBeNull());
});

describe('filling a pad', () => {
  const winter = newPad('winter', 'international', ['A', 'B']);
  it('puts in and takes out', () => {
    const one = withDinosaur(winter, 1, 'pyramid.B2', 'trex');
    expect(one.zoos[1]!['pyramid']).toEqual([null, 'trex', null, null, null, null]);
    expect(isEmpty(withoutDinosaur(one, 1, 'pyramid.B2')!)).toBe(true);
    expect(withoutDinosaur(one, 1, 'wood')).toBeNull();
  });
  it('says where a dinosaur cannot stand', () => {
    const places = placesFor(withDinosaur(winter, 0, 'pyramid.B2', 'trex'), 0, 'trex');
    expect(places['pyramid.B1']?.id).toBe('why-same-neighbour');
    expect(places['pyramid.T']?.id).toBe('why-row-below');
    expect(places['river']).toBeNull();
  });
  it('keeps the first zoos when there are fewer', () => {
    const pad = withDinosaur(resized(winter, 5), 0, 'river', 'trex');
    expect(resized(pad, 2).zoos).toEqual([{ river: ['trex'] }, {}]);
  });
});

describe('filling several places at once', () => {
  const pad = newPad('summer', 'international', ['A', 'B', 'C', 'D']);
  it('fills up to the place', () => {
    const { pad: three, added } = filled(pad, 0, 'sameness', 2, 'stegosaurus');
    expect([three.zoos[0]!['sameness']!.length, added]).toEqual([3, 3]);
    expect(filled(three, 0, 'sameness', 4, 'stegosaurus').added).toBe(2);
    expect(filled(three, 0, 'sameness', 1, 'stegosaurus').added).toBe(1);
  });
  it('stops where the rules do, and tells why', () => {
    const { added, problem } = filled(pad, 0, 'differences', 3, 'trex');
    expect(added).toBe(1);
    expect(problem?.cause?.args).toMatchObject({ pen: 'differences' });
  });
  it('goes on with the next species when none is left', () => {
    const all = { ...pad, zoos: pad.zoos.map((_, seat) => (seat < 2 ? { river: Array(4).fill('trex') } : {})) } as Pad;
    expect(leftOf(all).trex).toBe(0);
    expect(speciesLeft(all, 'trex')).not.toBe('trex');
    expect(speciesLeft(pad, 'trex')).toBe('trex');
  });
  it('goes on with the next zoo when one is full', () => {
    const { pad: full } = filled(pad, 3, 'river', 11, 'trex');
    expect(isFull(full, 3)).toBe(false); // there are only eight
    const twelve = filled(full, 3, 'river', 11, 'diplodocus').pad;
    expect(isFull(twelve, 3)).toBe(true);
    expect(nextSeat(twelve, 3)).toBe(0);
  });
});
