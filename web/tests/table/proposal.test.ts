import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING } from '../../src/lib/net/merge';
import type { Action, GameView } from '../../src/lib/net/types';
import { Proposal } from '../../src/table/proposal.svelte';

const viewWith = (...moves: string[]): GameView => ({
  seat: 0,
  phase: '',
  acting: [0],
  legal: moves.map((move) => ({ move, kind: '' })),
});

/** A viewpoint whose server answers when it is told to. */
class Decider {
  known = { ...NOTHING, seq: 4, view: viewWith('take', 'pass') };
  sent: string[] = [];
  answer: (seq: number) => void = () => {};
  refuse: (why: Error) => void = () => {};

  move(move: string): Promise<number> {
    this.sent.push(move);
    return new Promise((resolve, reject) => ([this.answer, this.refuse] = [resolve, reject]));
  }

  learn(seq: number, ...moves: string[]): void {
    this.known = { ...this.known, seq, view: viewWith(...moves) };
  }
}

const THEN: Action = { move: 'put', kind: 'put' };
const settled = () => new Promise((done) => setTimeout(done));
let decider: Decider;
let refusals: unknown[];
let proposal: Proposal;

beforeEach(() => {
  decider = new Decider();
  refusals = [];
  proposal = new Proposal((error) => refusals.push(error));
});

describe('a decision', () => {
  it('waits until its news has come, too', async () => {
    proposal.make(decider, 'take', null, false);
    decider.answer(5);
    await settled();
    expect(proposal.move).toBe('take');
    decider.learn(5, 'next');
    proposal.hear();
    expect(proposal.move).toBeNull();
  });

  it('may hear the news before the answer', async () => {
    proposal.make(decider, 'take', null, false);
    decider.learn(5, 'next');
    proposal.hear();
    expect(proposal.move).toBe('take');
    decider.answer(5);
    await settled();
    expect(proposal.move).toBeNull();
  });

  it('is not made twice', () => {
    proposal.make(decider, 'take', null, false);
    proposal.make(decider, 'pass', null, false);
    expect(decider.sent).toEqual(['take']);
  });

  it('is given up when the server refuses it', async () => {
    proposal.make(decider, 'take', THEN, false);
    decider.refuse(new Error('no'));
    await settled();
    expect([proposal.move, proposal.then, refusals.length]).toEqual([null, null, 1]);
  });
});

describe('a decision of two moves', () => {
  it('sends the second when the first is done', async () => {
    proposal.make(decider, 'take', THEN, false);
    decider.learn(5, 'put');
    decider.answer(5);
    await settled();
    expect([decider.sent, proposal.move]).toEqual([['take', 'put'], 'put']);
    decider.learn(6);
    decider.answer(6);
    await settled();
    expect(proposal.move).toBeNull();
  });

  it('ends with the first if something else came of it', async () => {
    proposal.make(decider, 'take', THEN, false);
    decider.learn(5, 'other');
    decider.answer(5);
    await settled();
    expect([decider.sent, proposal.move]).toEqual([['take'], null]);
  });

  it('is asked about once', async () => {
    proposal.make(decider, 'take', THEN, true);
    expect([decider.sent, proposal.confirming]).toEqual([[], true]);
    void proposal.confirm();
    decider.learn(5, 'put');
    decider.answer(5);
    await settled();
    expect([decider.sent, proposal.confirming]).toEqual([['take', 'put'], false]);
  });
});

describe('while the person is asked', () => {
  beforeEach(() => proposal.make(decider, 'take', null, true));

  it('another one takes its place', () => {
    proposal.make(decider, 'pass', null, true);
    expect(proposal.move).toBe('pass');
  });

  it('it stays as long as it is possible', () => {
    decider.learn(5, 'take');
    proposal.hear();
    expect(proposal.move).toBe('take');
    decider.learn(6, 'other');
    proposal.hear();
    expect([proposal.move, proposal.confirming, decider.sent]).toEqual([null, false, []]);
  });
});
