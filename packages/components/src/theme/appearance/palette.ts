import { formatHex, interpolate, parse, wcagContrast } from 'culori';
import type { defaultTokens } from '../tokens.js';

/** All colours of a mode, each as text of CSS. */
export type Palette = Readonly<Record<keyof (typeof defaultTokens)['color'], string>>;

/** Whether CSS reads a text as an opaque colour. */
export function isOpaqueColor(text: string): boolean {
  const color = parse(text);
  return color !== undefined && (color.alpha ?? 1) === 1;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** A mix of two colours; `share` 0 is the first. */
const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'rgb')(share));

/** The colours derived from a brand colour on a background. */
export function brandColors(primary: string, { surface, text }: Palette): Partial<Palette> {
  const black = '#0b1626';
  return {
    primary,
    primaryHover: mix(primary, text, 0.18),
    primaryActive: mix(primary, text, 0.36),
    primarySoft: mix(surface, primary, 0.1),
    onPrimary: contrast('#ffffff', primary) >= contrast(black, primary) ? '#ffffff' : black,
    focus: primary,
  };
}
