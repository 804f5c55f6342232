/** The server's time, for clocks and countdowns: whoever reads it in a component is told as it passes. */
import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from './net/api';

const TICK_MS = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** Seconds until a moment of the server's time; 0 when it has passed. */
export function secondsUntil(moment: number): number {
  subscribe();
  return Math.max(0, moment - serverNow());
}
