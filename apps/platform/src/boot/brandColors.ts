import { careDarkTokens, careTokens, darkTokens, defaultTokens } from '@huiqi/components/theme';
import { isReadableBrand } from '@huiqi/sdk/domain';
import { brandVariable, type BrandedMode } from './brandVariable.js';

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

function parse(colour: string): Rgb | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  return parts?.map((part) => Number.parseInt(part, 16)) as Rgb | undefined;
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share)) as unknown as Rgb;

const toHex = (colour: Rgb): string =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

interface Mode {
  /** What the colour is mixed with until it can be read. */
  readonly away: Rgb;
  readonly surface: string;
  readonly page: string;
  /** Least contrast on both grounds and on the soft tone. */
  readonly least: number;
  /** How much of the ground is in the soft tone. */
  readonly soft: number;
}

const light = { ...defaultTokens.color, away: black, soft: 0.91 };
const dark = { ...darkTokens.color, away: white, soft: 0.82 };
const standard: Mode = { ...light, least: 4.5 };
const modes: Readonly<Record<BrandedMode, Mode>> = {
  care: { ...light, ...careTokens.color, least: 7 },
  dark: { ...dark, least: 4.5 },
  'care-dark': { ...dark, ...careDarkTokens.color, least: 7 },
};

/** A colour's tones for a mode: as little changed as its contrast asks for. */
function tonesOf(colour: Rgb, { away, surface, page, least, soft }: Mode) {
  const ground = parse(surface) ?? white;
  const tone = (share: number) => mix(colour, away, share);
  const isReadable = (text: Rgb) =>
    [ground, parse(page) ?? white, mix(text, ground, soft)].every(
      (one) => contrast(text, one) >= least,
    );
  let share = 0;
  while (share < 1 && !isReadable(tone(share))) share += 0.02;
  const primary = tone(share);
  return {
    primary: toHex(primary),
    'primary-hover': toHex(mix(primary, away, 0.18)),
    'primary-active': toHex(mix(primary, away, 0.38)),
    'primary-soft': toHex(mix(primary, ground, soft)),
    focus: toHex(primary),
  };
}

/**
 * Values of the theme for a region's colour, and of what a dark page and the care version have instead
 * (display/displayModes.css.ts); none for a colour in which text could not be read on white. On the grey of the page and on its
 * own soft tone it may have to be a little darker. `--huiqi-brand` is the colour itself, by which a drawn page is known.
 */
export function brandColors(colour: string): Readonly<Record<string, string>> {
  const primary = parse(colour);
  if (!primary || !isReadableBrand(colour)) return {};
  return {
    '--huiqi-brand': colour,
    ...Object.fromEntries(
      Object.entries(tonesOf(primary, standard)).map(([name, value]) => [
        `--huiqi-color-${name}`,
        value,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(modes).flatMap(([mode, values]) =>
        Object.entries(tonesOf(primary, values)).map(([name, value]) => [
          brandVariable(mode as BrandedMode, name),
          value,
        ]),
      ),
    ),
  };
}
