/** What a gallery shows: drawings in groups, each at the same sizes. */
import type { Component } from 'svelte';

export interface Piece {
  readonly name: string;
  /** Any: each drawing has properties of its own; `piece` checks them. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly component: Component<any>;
  readonly props: Record<string, unknown>;
}

export interface Group {
  readonly name: string;
  readonly pieces: readonly Piece[];
  /** Width over height of the box of a drawing that has no height of its own. */
  readonly aspect?: number;
  /** What the table has behind such a drawing, as a CSS background. */
  readonly ground?: string;
  /** In pixels; by default `SIZES`. */
  readonly sizes?: readonly number[];
}

/** The widths in pixels at which every drawing must be recognised. */
export const SIZES = [24, 48, 96, 240] as const;

/** A drawing with its properties, checked against those of the component. */
export function piece<Props extends Record<string, unknown>>(
  name: string,
  component: Component<Props>,
  props: Props,
): Piece {
  return { name, component, props };
}

/** How the colours are seen: `normal`, or with one kind of cone missing, or without any colour. */
export const SIGHTS = ['normal', 'deuteranopia', 'protanopia', 'tritanopia', 'grey'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Colour matrices in linear light, from Machado, Oliveira and Fernandes (2009) at full severity; grey is luminance. */
export const SIGHT_MATRICES: Readonly<
  Record<Exclude<Sight, 'normal'>, readonly (readonly [number, number, number])[]>
> = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** The matrix as the `values` of an feColorMatrix: three rows of RGB, without alpha or offset. */
export function filterValues(sight: Exclude<Sight, 'normal'>): string {
  return [...SIGHT_MATRICES[sight].map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ');
}
