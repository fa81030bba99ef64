import { expect, it } from 'vitest';
import { contrast, type Palette } from './appearance/palette.js';
import { careDarkTokens, careTokens } from './careTokens.js';
import { darkTokens } from './darkTokens.js';
import { defaultTokens } from './tokens.js';

const light: Palette = { ...defaultTokens.color, ...careTokens.color };
const dark: Palette = { ...darkTokens.color, ...careDarkTokens.color };

const texts: Partial<Record<keyof Palette, readonly (keyof Palette)[]>> = {
  text: ['surface', 'page', 'hover', 'primarySoft'],
  muted: ['surface', 'page', 'hover', 'disabledSoft'],
  primary: ['surface', 'page', 'hover', 'primarySoft'],
  onPrimary: ['primary', 'primaryHover', 'primaryActive'],
  success: ['surface', 'page', 'successSoft'],
  warning: ['surface', 'page', 'warningSoft'],
  danger: ['surface', 'page', 'dangerSoft'],
  onDanger: ['danger', 'dangerHover', 'dangerActive'],
  disabled: ['surface', 'disabledSoft'],
};

it.each([
  ['light', light],
  ['dark', dark],
])('texts of the care version reach 7:1 on each of their grounds (%s)', (_scheme, palette) => {
  const low = Object.entries(texts).flatMap(([text, grounds]) =>
    grounds
      .filter((ground) => contrast(palette[text as keyof Palette], palette[ground]) < 7)
      .map((ground) => `${text} on ${ground}`),
  );
  expect(low).toEqual([]);
});

it('no text of the care version is below 16 px, and no target below 44 px', () => {
  for (const size of Object.values(careTokens.fontSize))
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  for (const size of Object.values(careTokens.control))
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(44);
});
