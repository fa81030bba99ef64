import { join } from 'node:path';
import type { PageRoute } from '../src/routes/route.js';

/**
 * The files that the code of a page begins with. They are read from the source of its `load`, in which Vite has resolved what it
 * imports: routes that are not imported by `importSource` have none.
 */
export function modulesOf(root: string, { path, load }: Pick<PageRoute, 'path' | 'load'>) {
  const files = [...String(load).matchAll(/import\w*\("(?:\/@fs)?(\/[^"]+)"\)/g)].map(
    ([text, file = '']) => (text.includes('"/@fs/') ? file : join(root, file)),
  );
  if (files.length === 0) throw new Error(`the page at ${path} names no file that it imports`);
  return files;
}
