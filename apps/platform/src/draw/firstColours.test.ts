import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { careDarkTokens, careTokens, darkTokens, defaultTokens } from '@huiqi/components/theme';
import { expect, test } from 'vitest';

const firstCss = readFileSync(fileURLToPath(import.meta.resolve('@huiqi/draw/first.css')), 'utf8');

test('the first colours of a page are those of the theme', () => {
  const known: readonly string[] = [defaultTokens, darkTokens, careTokens, careDarkTokens].flatMap(
    ({ color }) => Object.values(color),
  );
  const used = firstCss.match(/#[0-9a-f]{3,8}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(3);
  for (const colour of used) expect(known).toContain(colour);
});
