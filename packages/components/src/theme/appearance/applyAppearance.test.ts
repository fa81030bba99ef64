import { expect, test } from 'vitest';
import { applyAppearance } from './applyAppearance.js';

test('an appearance of a shadow root ends at its border, and goes again', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const inside = document.createElement('p');
  root.append(inside);
  const primary = (element: Element) =>
    getComputedStyle(element).getPropertyValue('--huiqi-color-primary');
  const before = primary(inside);
  const { remove } = applyAppearance(root, { variables: { colorPrimary: '#0a6e4f' } });
  expect(primary(inside)).toBe('#0a6e4f');
  expect(primary(document.body)).toBe(before);
  remove();
  expect(primary(inside)).toBe(before);
  expect(root.adoptedStyleSheets).toEqual([]);
});

test('a browser without constructed stylesheets keeps our look, and the page is told', () => {
  const { problems, remove } = applyAppearance({} as Document, {
    variables: { colorPrimary: '#0a6e4f' },
  });
  expect(problems).toMatchObject([{ kind: 'unsupported' }]);
  remove();
});
