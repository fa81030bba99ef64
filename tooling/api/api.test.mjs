import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { apiReport } from './apiReport.mjs';
import { hiddenTypes } from './hiddenTypes.mjs';
import { readPublicModules } from './publicModules.mjs';

const base = mkdtempSync(join(tmpdir(), 'huiqi-api-'));
after(() => rmSync(base, { recursive: true }));

const files = {
  'package.json': JSON.stringify({
    exports: {
      '.': { '@huiqi/source': './src/index.ts' },
      './parts/*': { '@huiqi/source': './src/parts/*/*.ts' },
      './package.json': './package.json',
    },
  }),
  'src/index.ts': `export { drawCard, type CardProps } from './drawCard.js';
export { Card } from './parts/Card/Card.js';`,
  'src/links.ts': `export interface CardLinks { readonly href: string }
export interface Inner { readonly depth: number }`,
  'src/drawCard.ts': `import type { CardLinks, Inner } from './links.js';
type Size = 'small' | 'large';
export interface CardProps { readonly size: Size; readonly links?: CardLinks }
/** Draws. */
export function drawCard({ size }: CardProps, depth = 1) {
  const inner: Inner = { depth };
  return size + String(inner.depth);
}`,
  'src/parts/Card/Card.ts': `export class Card {
  private secret = 1;
  constructor(readonly id: string) {}
  open(): void { this.secret += 1; }
}
export const texts = { ${Array.from({ length: 40 }, (_, index) => `text${index}: 'one of many'`).join(', ')} };`,
};
for (const [path, text] of Object.entries(files)) {
  const file = join(base, 'packages', 'one', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
const api = readPublicModules(['one'], base);

test('a type that a public declaration mentions must be exported by an entry', () => {
  // What a body uses is not seen by users, and an alias that its file keeps is a part of the declaration.
  assert.deepEqual(hiddenTypes(api), [
    'CardLinks of packages/one/src/links.ts: @huiqi/one mentions it in CardProps, but no entry exports it',
  ]);
});

test('the report shows what each subpath exports, without bodies, defaults and comments', () => {
  const report = apiReport(api.checker, api.packages[0]);
  assert.match(report, /^function drawCard\(props: CardProps, depth\?: number\): string;$/m);
  assert.match(report, /^ +readonly links\?: CardLinks;$/m);
  assert.match(report, /^ +open\(\): void;$/m);
  assert.doesNotMatch(report, /secret|Draws|Inner/);
});

test('long texts are shortened to their keys, and what another subpath shows is named', () => {
  const report = apiReport(api.checker, api.packages[0]);
  assert.match(report, /^const texts: \{ text0; text1; .*text39 \};$/m);
  assert.match(report, /^## \.\/parts\/Card$/m);
  assert.match(report, /^export \{ Card \} from '\.';$/m);
});
