import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { addScript } from './addScript.js';

/** A page that takes a script element and has it loaded or refused. */
function pageThat(outcome: 'load' | 'error', defined = false) {
  const added: EventTarget[] = [];
  const removed: unknown[] = [];
  const createElement = () =>
    Object.assign(new EventTarget(), {
      remove(this: unknown) {
        removed.push(this);
      },
    });
  const append = (script: EventTarget) => {
    added.push(script);
    queueMicrotask(() => script.dispatchEvent(new Event(outcome)));
  };
  vi.stubGlobal('customElements', { get: () => (defined ? EventTarget : undefined) });
  vi.stubGlobal('document', { createElement, head: { append } });
  return { added, removed };
}
afterEach(() => vi.unstubAllGlobals());

const src = 'https://a.example/embed/1.2.3/loader.js';

test('a hash and a nonce are given to the script, which says where it is from', async () => {
  const { added } = pageThat('load');
  await addScript(src, { integrity: 'sha384-x', nonce: 'n1' });
  expect(added).toMatchObject([
    { src, integrity: 'sha384-x', nonce: 'n1', crossOrigin: 'anonymous' },
  ]);
});

test('a script that is refused rejects with a sentence and leaves the page as it was', async () => {
  const { added, removed } = pageThat('error');
  await expect(addScript(src, { integrity: 'sha384-x' })).rejects.toThrow(
    `Huiqi: ${src} cannot be loaded`,
  );
  expect(removed).toEqual(added);
});

test('a page that has the element already gets no other script', async () => {
  const { added } = pageThat('load', true);
  await addScript(src, { nonce: 'n1' });
  expect(added).toEqual([]);
});

test('a module that failed is remembered at its address, and loaded at another', async () => {
  pageThat('load');
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-loader-'));
  const file = join(folder, 'loader.mjs');
  const { href } = pathToFileURL(file);
  writeFileSync(file, "throw new Error('gone');");
  await expect(addScript(href, {})).rejects.toThrow('gone');
  writeFileSync(file, 'export {};');
  await expect(addScript(href, {})).rejects.toThrow('gone');
  await addScript(href, { failures: 1 });
  rmSync(folder, { recursive: true });
});
