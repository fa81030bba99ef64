import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globals } from './table.mjs';

const source = /\.[cm]?[jt]sx?$/;
const tests = /\.(test|stories)\.[cm]?[jt]sx?$/;
// Comments may mention what the code must not use.
const comments = /\/\*[\s\S]*?\*\/|(^|[^:'"`])\/\/.*$/gm;

/** Returns uses of the guarded globals outside their folders, as `{ from, to, rule }`. */
export function findGlobals(baseDir, files) {
  const pattern = new RegExp(`\\b(${globals.names.join('|')})\\b`);
  return files
    .filter((file) => source.test(file) && !tests.test(file) && !file.includes('/generated/'))
    .filter((file) => globals.scanned.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => !globals.only.some((folder) => file.startsWith(folder)))
    .flatMap((from) => {
      const code = readFileSync(join(baseDir, from), 'utf8').replace(comments, '$1');
      const found = pattern.exec(code);
      return found ? [{ from, to: found[1], rule: 'guarded-globals' }] : [];
    });
}
