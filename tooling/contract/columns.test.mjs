import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const schemas = parse(readFileSync(fromRoot('openapi', 'management', 'schemas.yaml'), 'utf8'));
const copy = readFileSync(
  fromRoot('packages', 'components', 'src', 'features', 'management', 'fields', 'copy.ts'),
  'utf8',
);
const labels = new Set([...copy.matchAll(/^ {2}\w+:\s+'([^']+)',$/gm)].map(([, label]) => label));

/** Of one choice of the editor there are several columns. */
const parts = new Set(['负责省份', '负责城市', '负责区县', '服务大类']);

const kinds = Object.entries(schemas).flatMap(([name, schema]) =>
  schema['x-columns'] ? [[name, Object.values(schema['x-columns'])]] : [],
);

for (const [name, titles] of kinds)
  test(`${name} has columns that are named like the fields of the editor`, () => {
    const unknown = titles
      .map((title) => title.replace(/（[^）]*）$/, ''))
      .filter((title) => !labels.has(title) && !parts.has(title));
    assert.deepEqual(unknown, []);
    assert.equal(new Set(titles).size, titles.length);
  });
