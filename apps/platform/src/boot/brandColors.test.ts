import {
  careDarkTokens,
  careTokens,
  darkTokens,
  defaultTokens,
  vars,
} from '@huiqi/components/theme';
import { contrastWithWhite } from '@huiqi/sdk/domain';
import { expect, test } from 'vitest';
import { brandColors } from './brandColors.js';

test('a colour brings its shades', () => {
  expect(brandColors('#0f6b4f')).toMatchObject({
    '--huiqi-color-primary': '#0f6b4f',
    '--huiqi-color-primary-hover': '#0c5841',
    '--huiqi-color-primary-active': '#094231',
    '--huiqi-color-primary-soft': '#e9f2ef',
    '--huiqi-color-focus': '#0f6b4f',
  });
});

// #808080 has a contrast of 3.95, which is enough for large text alone.
test.each(['#ffd27a', '#808080', '#12', 'red', 'url(x)'])('%s is left out', (colour) => {
  expect(brandColors(colour)).toEqual({});
});

test('its names are those of the theme', () => {
  const known = Object.values(vars.color).map((variable) => /--[\w-]+/.exec(variable)?.[0]);
  const { '--huiqi-brand': chosen, ...values } = brandColors('#0f6b4f');
  expect(chosen).toBe('#0f6b4f');
  for (const name of Object.keys(values))
    expect(known).toContain(name.replace(/brand-(care-dark|care|dark)/, 'color'));
});

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [one, other]
    .map((colour) => 1.05 / (contrastWithWhite(colour) ?? 0))
    .sort((a, b) => a - b);
  return high / low;
};
const grounds = {
  standard: { ...defaultTokens.color, least: 4.5 },
  care: { ...defaultTokens.color, ...careTokens.color, least: 7 },
  dark: { ...darkTokens.color, least: 4.5 },
  'care-dark': { ...darkTokens.color, ...careDarkTokens.color, least: 7 },
};

test.each(
  Object.entries(grounds).flatMap(([mode, colors]) =>
    // The last one has a contrast of 4.5 with white, and less with grey.
    ['#0f6b4f', '#c0231a', '#1558c0', '#000000', '#5a5a5a', '#a03cc8', '#8f5300', '#767676'].map(
      (colour) => [mode, colour, colors] as const,
    ),
  ),
)('in %s %s can be read, and so can what stands on it', (mode, colour, colors) => {
  const values = brandColors(colour);
  const start = mode === 'standard' ? '--huiqi-color' : `--huiqi-brand-${mode}`;
  const tone = (name: string) => values[`${start}-${name}`] ?? '';
  for (const ground of [colors.surface, colors.page, tone('primary-soft')])
    expect(contrast(tone('primary'), ground)).toBeGreaterThanOrEqual(colors.least);
  for (const name of ['primary', 'primary-hover', 'primary-active'])
    expect(contrast(colors.onPrimary, tone(name))).toBeGreaterThanOrEqual(colors.least);
});
