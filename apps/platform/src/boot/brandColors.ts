type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** WCAG 1.4.3: text in the colour on white, and white text on the colour. */
const minContrast = 4.5;

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

/**
 * Values of the theme for a region's colour; none for a colour in which text could not be read. The names are fixed
 * (theme/contract.css.ts): the table of all of them would be part of the first load.
 */
export function brandColors(colour: string): Readonly<Record<string, string>> {
  const primary = parse(colour);
  if (!primary || contrastOf(primary) < minContrast) return {};
  return {
    '--huiqi-color-primary': colour,
    '--huiqi-color-primary-hover': mix(primary, black, 0.18),
    '--huiqi-color-primary-active': mix(primary, black, 0.38),
    '--huiqi-color-primary-soft': mix(primary, white, 0.91),
    '--huiqi-color-focus': colour,
  };
}
