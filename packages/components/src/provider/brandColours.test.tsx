import fc from 'fast-check';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { brandColors, contrast } from '../theme/appearance/palette.js';
import { vars } from '../theme/contract.css.js';
import { defaultTokens } from '../theme/tokens.js';

const derived = ['primaryHover', 'primaryActive', 'primarySoft', 'onPrimary', 'focus'] as const;
type Derived = (typeof derived)[number];

/** Red, green and blue of a colour as a browser computes it, 0 to 1. */
function channels(host: Element, color: string): readonly number[] {
  const element = host.appendChild(document.createElement('i'));
  element.style.color = color;
  const text = getComputedStyle(element).color;
  element.remove();
  const numbers = (text.match(/[\d.e-]+/g) ?? []).map(Number).slice(0, 3);
  if (text.startsWith('rgb')) return numbers.map((one) => one / 255);
  const canvas = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' })!;
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((one) => one / 255);
}

function expectColor(host: Element, name: Derived, wanted: string): void {
  const found = channels(host, vars.color[name]);
  for (const [at, one] of channels(host, wanted).entries())
    expect(Math.abs(found[at]! - one), `${name} is ${found.join(' ')}`).toBeLessThan(1.5 / 255);
}

const page = () => document.documentElement;
const hex = fc
  .array(fc.nat(255), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
/** Whether rounding may decide which text is on it. */
const isBetween = (primary: string) =>
  Math.abs(contrast('#ffffff', primary) - contrast('#0b1626', primary)) < 0.05;

test('the colours of the default theme follow from its primary one', () => {
  expect(defaultTokens.color).toMatchObject(
    brandColors(defaultTokens.color.primary, defaultTokens.color),
  );
});

test('one variable of a page leads to the colours that an appearance computes', () => {
  fc.assert(
    fc.property(
      hex.filter((one) => !isBetween(one)),
      (primary) => {
        page().style.setProperty('--huiqi-color-primary', primary);
        const wanted = brandColors(primary, defaultTokens.color);
        for (const name of derived) expectColor(document.body, name, wanted[name]!);
      },
    ),
    { numRuns: 30 },
  );
  page().style.removeProperty('--huiqi-color-primary');
});

test('so does the class of a brand, which may still set each of them', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.bank { --huiqi-color-primary: #ffd400; --huiqi-color-focus: #0a6e4f }');
  document.adoptedStyleSheets = [sheet];
  const screen = await render(
    <HuiqiProvider client={createMockClient()} theme="bank">
      <output>内</output>
    </HuiqiProvider>,
  );
  const inside = screen.getByText('内').element();
  const wanted = brandColors('#ffd400', defaultTokens.color);
  expect(wanted.onPrimary).toBe('#0b1626');
  for (const name of derived)
    expectColor(inside, name, name === 'focus' ? '#0a6e4f' : wanted[name]!);
  document.adoptedStyleSheets = [];
});
