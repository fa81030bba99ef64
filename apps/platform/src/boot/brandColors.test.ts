import { vars } from '@huiqi/components/theme';
import { expect, test } from 'vitest';
import { brandColors } from './brandColors.js';

test('a colour brings its shades', () => {
  expect(brandColors('#0f6b4f')).toEqual({
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
  for (const name of Object.keys(brandColors('#0f6b4f'))) expect(known).toContain(name);
});
