import { formatHex, interpolate, parse, wcagContrast } from 'culori';
import type { defaultTokens } from '../tokens.js';
import { brandMixes, textsOnPrimary } from './brandMixes.js';

/** All colours of a mode, each as text of CSS. */
export type Palette = Readonly<Record<keyof (typeof defaultTokens)['color'], string>>;

/** Whether CSS reads a text as an opaque colour. */
export function isOpaqueColor(text: string): boolean {
  const color = parse(text);
  return color !== undefined && (color.alpha ?? 1) === 1;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** A mix of two colours; `share` is that of the other. */
const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'rgb')(share));

/** A colour as little darker or lighter as it takes to have a contrast on a mode's grounds and on its own soft tone. */
export function readableColor(color: string, grounds: Palette, least: number): string {
  const away =
    contrast('#000000', grounds.surface) > contrast('#ffffff', grounds.surface)
      ? '#000000'
      : '#ffffff';
  const { with: other, share: soft } = brandMixes.primarySoft;
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mix(color, away, share);
    const all = [grounds.surface, grounds.page, mix(tone, grounds[other], soft)];
    if (all.every((ground) => contrast(tone, ground) >= least)) return tone;
  }
  return away;
}

/** The colours derived from a brand colour on a background. */
export function brandColors(primary: string, grounds: Palette): Partial<Palette> {
  const mixed = (name: keyof typeof brandMixes) => {
    const { with: other, share } = brandMixes[name];
    return mix(primary, grounds[other], share);
  };
  const { light, dark } = textsOnPrimary;
  return {
    primary,
    primaryHover: mixed('primaryHover'),
    primaryActive: mixed('primaryActive'),
    primarySoft: mixed('primarySoft'),
    onPrimary: contrast(light, primary) >= contrast(dark, primary) ? light : dark,
    focus: primary,
  };
}
