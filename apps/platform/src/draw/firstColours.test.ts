import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultTokens } from '@huiqi/components/theme';
import { expect, test } from 'vitest';

const firstCss = readFileSync(fileURLToPath(import.meta.resolve('@huiqi/draw/first.css')), 'utf8');

test('the first colours of a page are those of the default theme', () => {
  const known: readonly string[] = Object.values(defaultTokens.color);
  const used = firstCss.match(/#[0-9a-f]{3,8}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(3);
  for (const colour of used) expect(known).toContain(colour);
});
