import { existsSync, readFileSync } from 'node:fs';
import { operationMeta } from '@huiqi/sdk/contract';
import { expect, test } from 'vitest';

const features = new URL('../../../../components/src/features/', import.meta.url);
const tables = ['../routeTable.ts', './moreRoutes.ts'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);
const screens = [...tables.join().matchAll(/'@huiqi\/components\/(\w+\/\w+Screen)'/g)].map(
  ([, path]) => path ?? '',
);

const sdkImport = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@huiqi\/sdk'/g;
const ownImport = /(?:from|import\()\s*'(\.[^']+)\.js'/g;

/** Operations of the contract that a file and its imports call. */
function operationsOf(start: URL): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const left = [start];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file.href) || !existsSync(file)) continue;
    seen.add(file.href);
    const text = readFileSync(file, 'utf8');
    for (const [, names = ''] of text.matchAll(sdkImport))
      for (const name of names.split(',')) found.add(name.trim());
    for (const [, path = ''] of text.matchAll(ownImport))
      left.push(new URL(`${path}.ts`, file), new URL(`${path}.tsx`, file));
  }
  return found;
}

/** Called only for staff, who see the same report. */
const ofStaff = ['refreshReport'];

test.each(screens)('a session of a partner reaches what %s asks for', (screen) => {
  const asked = operationsOf(new URL(`${screen}.tsx`, features));
  const known = Object.entries(operationMeta).filter(([id]) => asked.has(id));
  expect(known.length).toBeGreaterThan(screen.endsWith('LoanCalculatorScreen') ? -1 : 0);
  const outOfReach = known.filter(
    ([id, { access, widget }]) => access !== 'public' && !widget && !ofStaff.includes(id),
  );
  expect(outOfReach.map(([id]) => id)).toEqual([]);
});
