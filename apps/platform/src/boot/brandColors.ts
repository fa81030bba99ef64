import { isReadableBrand } from '@huiqi/sdk/domain';

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

function parse(colour: string): Rgb | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  return parts?.map((part) => Number.parseInt(part, 16)) as Rgb | undefined;
}

const mix = (from: Rgb, to: Rgb, share: number): string =>
  `#${from
    .map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * Values of the theme for a region's colour; none for a colour in which text could not be read. The names are fixed
 * (theme/contract.css.ts): the table of all of them would be part of the first load.
 */
export function brandColors(colour: string): Readonly<Record<string, string>> {
  const primary = parse(colour);
  if (!primary || !isReadableBrand(colour)) return {};
  return {
    '--huiqi-color-primary': colour,
    '--huiqi-color-primary-hover': mix(primary, black, 0.18),
    '--huiqi-color-primary-active': mix(primary, black, 0.38),
    '--huiqi-color-primary-soft': mix(primary, white, 0.91),
    '--huiqi-color-focus': colour,
  };
}
