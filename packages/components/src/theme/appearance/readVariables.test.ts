import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import { defaultTokens } from '../tokens.js';
import { readVariables } from './readVariables.js';

const names = [
  ...Object.keys(defaultTokens.color)
    .filter((name) => name !== 'backdrop')
    .map((name) => `color${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  'fontFamilyBase',
  'radiusSmall',
  'radiusLarge',
];
const valueOf = (name: string) =>
  name.startsWith('color') ? 'teal' : name.startsWith('radius') ? '6px' : "'Noto Sans SC', serif";

test.each(names)('%s can be set and is documented', (name) => {
  const told: unknown[] = [];
  const { colors, others } = readVariables({ [name]: valueOf(name) }, (one) => told.push(one));
  expect(told).toEqual([]);
  expect(Object.keys(colors).length + others.length).toBe(1);
  expect(readme).toContain(`\`${name}\``);
});

test('nothing else is documented as a variable', () => {
  const documented = [...readme.matchAll(/^\|[^|]*\|/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(documented.toSorted()).toEqual(names.toSorted());
});
