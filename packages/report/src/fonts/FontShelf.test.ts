import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { documentOf } from '../testing/sampleDocument.fixture.js';
import { FontShelf, type FontName } from './FontShelf.js';

const load = (name: FontName) => readFile(new URL(`../../fonts/${name}.ttf`, import.meta.url));
const named = (name: string) => documentOf([], { name });

it('loads more files only for characters that need them, and each once', async () => {
  const loaded = vi.fn(load);
  const shelf = new FontShelf(loaded);
  const names = () => loaded.mock.calls.map(([name]) => name).sort();
  await shelf.fontsFor(named('重庆明月食品有限公司'));
  expect(names()).toEqual(['bold-common', 'regular-common']);
  await shelf.fontsFor(named('重庆𬭎月食品有限公司'));
  expect(names()).toEqual(['bold-common', 'bold-more', 'regular-common', 'regular-more']);
  await shelf.fontsFor(named('國際'));
  await shelf.fontsFor(named('國際'));
  expect(names()).toContain('regular-rest');
  expect(loaded).toHaveBeenCalledTimes(5);
});

it('tries again after a download that failed', async () => {
  const loaded = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
  const shelf = new FontShelf(loaded);
  await expect(shelf.fontsFor(named('明月'))).rejects.toThrow('offline');
  await expect(shelf.fontsFor(named('明月'))).resolves.toMatchObject({ regular: [{}], bold: [{}] });
});
