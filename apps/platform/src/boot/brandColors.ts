import { vars } from '@huiqi/components/theme';

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** WCAG 1.4.3: text in the colour on white, and white text on the colour. */
const leastContrast = 4.5;

function parse(colour: string): Rgb | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  return parts?.map((part) => Number.parseInt(part, 16)) as Rgb | undefined;
}

const mix = (from: Rgb, to: Rgb, share: number): string =>
  `#${from
    .map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** Contrast with white (WCAG 2.2, relative luminance). */
function contrastOf(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const nameOf = (variable: string) => variable.replace(/^var\((--[\w-]+).*\)$/, '$1');

/** Values of the theme for a region's colour; none for a colour in which text could not be read. */
export function brandColors(colour: string): Readonly<Record<string, string>> {
  const primary = parse(colour);
  if (!primary || contrastOf(primary) < leastContrast) return {};
  const { color } = vars;
  return {
    [nameOf(color.primary)]: colour,
    [nameOf(color.primaryHover)]: mix(primary, black, 0.18),
    [nameOf(color.primaryActive)]: mix(primary, black, 0.38),
    [nameOf(color.primarySoft)]: mix(primary, white, 0.91),
    [nameOf(color.focus)]: colour,
  };
}
