import { symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';

/** Maximum number of series in a chart: each has a distinct colour, pattern, dash and symbol. */
export const places = [0, 1, 2, 3] as const;
export type Place = (typeof places)[number];

/** The colour index of a series; further ones start over. */
export const placeOf = (turn: number): Place => places[turn % places.length] ?? 0;

export const dashes: Readonly<Record<Place, string | undefined>> = {
  0: undefined,
  1: '7 4',
  2: '2 3',
  3: '9 3 2 3',
};

export const symbols = {
  0: symbolCircle,
  1: symbolSquare,
  2: symbolTriangle,
  3: symbolDiamond,
} as const;

/** Value of a series' `fill` attribute: a pattern of `SeriesPatterns`; the first is filled by its class. */
export const patternFill = (id: string, place: Place): string | undefined =>
  place === 0 ? undefined : `url(#${id}-${place})`;
