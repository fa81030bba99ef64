import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listFiles } from './hash.mjs';
import { fromRoot } from './paths.mjs';

const root = 'openapi/huiqi.yaml';
const read = (file) => readFileSync(fromRoot(file), 'utf8');

/** The files that a contract file refers to. */
const references = (file, text) =>
  [...text.matchAll(/\$ref: *'?([^'#\s]+)#/g)].map(([, path]) =>
    posix.join(posix.dirname(file), path),
  );

/** The texts of the contract by file; the root refers to all of them. */
const contractTexts = () =>
  new Map(
    listFiles('openapi')
      .filter((file) => file.endsWith('.yaml') && file !== root)
      .map((file) => [file, read(file)]),
  );

/** Tags of the operations that use a contract file, also indirectly; undefined if unknown, in which case any may. */
export function contractTags(file, texts = contractTexts()) {
  const using = new Set([file]);
  for (const used of using)
    for (const [other, text] of texts) if (references(other, text).includes(used)) using.add(other);
  const tags = [...using].flatMap((one) =>
    [...(texts.get(one) ?? '').matchAll(/^ {4}tags:\s*(?:\[|- )(\w+)/gm)].map(([, tag]) => tag),
  );
  return tags.length > 0 ? [...new Set(tags)].sort() : undefined;
}
