import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { careTokens } from '../careTokens.js';
import { darkTokens } from '../darkTokens.js';
import { defaultTokens } from '../tokens.js';
import type { AppearanceOptions } from './AppearanceOptions.js';
import { checkContrast } from './checkContrast.js';
import { createAppearance } from './createAppearance.js';
import { contrast } from './palette.js';

/** Values of custom properties as a browser computes them for an element with a class. */
function computed(css: string): CSSStyleDeclaration {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const element = document.createElement('div');
  element.className = 'brand';
  document.body.replaceChildren(element);
  return getComputedStyle(element);
}
const colorOf = (css: string, name: string) =>
  computed(css).getPropertyValue(`--huiqi-color-${name}`);

describe('colours of the theme', () => {
  test.each([
    ['light', defaultTokens.color],
    ['dark', darkTokens.color],
  ] as const)('can be read in every pair: %s', (mode, palette) => {
    const told: string[] = [];
    expect(checkContrast(palette, mode, ({ message }) => told.push(message))).toBe(true);
    expect(told).toEqual([]);
    expect(contrast(palette.disabled, palette.disabledSoft)).toBeGreaterThanOrEqual(3);
  });

  test('of charts stand out from a dark ground', () => {
    for (const color of Object.values(darkTokens.chart))
      expect(contrast(color, darkTokens.color.surface)).toBeGreaterThanOrEqual(3);
  });

  test('are the same set in both modes', () => {
    expect(Object.keys(darkTokens.color).toSorted()).toEqual(
      Object.keys(defaultTokens.color).toSorted(),
    );
  });
});

describe('the care version', () => {
  const care = (options: AppearanceOptions) =>
    computed(createAppearance({ display: 'care', ...options }).css('.brand'));

  test('has larger text and targets, in compact distances too', () => {
    const style = care({ density: 'compact' });
    expect(style.getPropertyValue('--huiqi-font-size-14')).toBe('18px');
    expect(style.getPropertyValue('--huiqi-control-small')).toBe('44px');
  });

  test.each(['light', 'dark'] as const)('makes the colour of a brand readable: %s', (mode) => {
    const style = care({ mode, variables: { colorPrimary: '#2f8f6b', colorText: '#999999' } });
    const color = (name: string) => style.getPropertyValue(`--huiqi-color-${name}`);
    for (const ground of ['surface', 'page', 'primary-soft'])
      expect(contrast(color('primary'), color(ground))).toBeGreaterThanOrEqual(7);
    expect(contrast(color('text'), color('surface'))).toBeGreaterThanOrEqual(7);
    expect(contrast(color('on-primary'), color('primary'))).toBeGreaterThanOrEqual(7);
  });

  test('gives its colours alone to a system that asks for more contrast', () => {
    const style = computed(createAppearance({ contrast: 'more' }).css('.brand'));
    expect(style.getPropertyValue('--huiqi-color-primary')).toBe(careTokens.color.primary);
    expect(style.getPropertyValue('--huiqi-font-size-14')).toBe(defaultTokens.fontSize[14]);
  });
});

describe('an appearance', () => {
  test('sets nothing unless it is asked to', () => {
    expect(createAppearance().css('.brand')).toBe('');
    expect(createAppearance().problems).toEqual([]);
  });

  test('gets the colours that follow from one of a brand', () => {
    const { css, problems } = createAppearance({ variables: { colorPrimary: '#0a6e4f' } });
    const style = computed(css('.brand'));
    expect(style.getPropertyValue('--huiqi-color-primary')).toBe('#0a6e4f');
    expect(style.getPropertyValue('--huiqi-color-focus')).toBe('#0a6e4f');
    expect(style.getPropertyValue('--huiqi-color-on-primary')).toBe('#ffffff');
    expect(style.getPropertyValue('--huiqi-color-primary-soft')).not.toBe('');
    expect(problems).toEqual([]);
  });

  test('keeps what is given beside the colour of a brand', () => {
    const variables = { colorPrimary: '#0a6e4f', colorFocus: '#d00000' };
    expect(colorOf(createAppearance({ variables }).css('.brand'), 'focus')).toBe('#d00000');
  });

  test('is dark, with native controls, in the dark mode', () => {
    const style = computed(createAppearance({ mode: 'dark' }).css('.brand'));
    expect(style.getPropertyValue('--huiqi-color-surface')).toBe(darkTokens.color.surface);
    expect(style.getPropertyValue('--huiqi-color-scheme')).toBe('dark');
  });

  test('follows the system in the automatic mode', () => {
    const css = createAppearance({ mode: 'auto', variables: { colorPrimary: '#0a6e4f' } }).css(
      '.b',
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const [always, onDark] = sheet.cssRules;
    expect(always?.cssText).toContain('--huiqi-color-primary: #0a6e4f');
    expect(onDark).toBeInstanceOf(CSSMediaRule);
    expect((onDark as CSSMediaRule).conditionText).toBe('(prefers-color-scheme: dark)');
  });

  test('narrows distances, not texts, when it is compact', () => {
    const style = computed(createAppearance({ density: 'compact' }).css('.brand'));
    expect(style.getPropertyValue('--huiqi-space-4')).toBe('12px');
    expect(style.getPropertyValue('--huiqi-font-size-14')).toBe(
      computed('').getPropertyValue('--huiqi-font-size-14'),
    );
  });

  test.each([
    ['colorPrimary', 'red; } body { display: none', 'invalid-value'],
    ['colorPrimary', 'rgba(0, 0, 0, 0.5)', 'invalid-value'],
    ['colorPrimary', 'url(https://a.example)', 'invalid-value'],
    ['fontFamilyBase', 'a; } * { color: red', 'invalid-value'],
    ['radiusLarge', '40px', 'invalid-value'],
    ['radiusLarge', '1em', 'invalid-value'],
    ['colorBackdrop', '#000', 'unknown-variable'],
    ['colorPrimry', '#000', 'unknown-variable'],
    ['__proto__', '#000', 'unknown-variable'],
  ])('leaves %s = %s out and says so', (name, value, kind) => {
    const variables = JSON.parse(JSON.stringify({ [name]: value })) as never;
    const { css, problems } = createAppearance({ variables });
    expect(css('.brand')).toBe('');
    expect(problems).toMatchObject([{ kind, variable: name }]);
  });

  test('refuses texts that would hide the terms of a loan', () => {
    const { css, problems } = createAppearance({ variables: { colorText: '#eeeeee' } });
    expect(colorOf(css('.brand'), 'text')).toBe(defaultTokens.color.text);
    expect(problems.map(({ kind }) => kind)).toContain('refused-contrast');
  });

  test('warns of a colour of a brand that is hard to read, and uses it', () => {
    const { css, problems } = createAppearance({ variables: { colorPrimary: '#ffd400' } });
    expect(colorOf(css('.brand'), 'primary')).toBe('#ffd400');
    expect(
      problems.some(({ kind, message }) => kind === 'low-contrast' && /:1/.test(message)),
    ).toBe(true);
  });

  const channel = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'));
  const color = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);
  test('never makes legal texts hard to read, whatever a brand sets', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            colorPrimary: color,
            colorText: color,
            colorMuted: color,
            colorSurface: color,
            colorPage: color,
          },
          { requiredKeys: [] },
        ),
        fc.constantFrom('light' as const, 'dark' as const),
        (variables, mode) => {
          const base = mode === 'dark' ? darkTokens.color : defaultTokens.color;
          const style = computed(createAppearance({ variables, mode }).css('.brand'));
          const value = (name: 'text' | 'muted' | 'surface' | 'page') =>
            style.getPropertyValue(`--huiqi-color-${name}`) || base[name];
          for (const text of ['text', 'muted'] as const)
            for (const ground of ['surface', 'page'] as const)
              expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(4.5);
        },
      ),
    );
  });
});
