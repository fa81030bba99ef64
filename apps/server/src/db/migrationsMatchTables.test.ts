import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder, rootDir } from '../testing/places.js';

type Snapshot = Parameters<typeof generateMigration>[0];

const meta = join(migrationsFolder, 'meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));

const source = join(rootDir, 'apps/server/src/schema');

test('the migrations create what the tables declare: drizzle-kit has nothing to add', async () => {
  const paths = readdirSync(source).filter((name) => name.endsWith('.ts'));
  const declared: Record<string, unknown> = {};
  for (const path of paths)
    Object.assign(declared, await import(pathToFileURL(join(source, path)).href));
  const latest = snapshots.toSorted().at(-1);
  const migrated = JSON.parse(readFileSync(join(meta, latest ?? ''), 'utf8')) as Snapshot;
  expect(Object.keys(migrated.tables).length).toBeGreaterThan(0);
  expect(await generateMigration(migrated, generateDrizzleJson(declared))).toEqual([]);
});

test('only the newest snapshot is kept: drizzle-kit compares with no other, and each has 11,000 lines', () => {
  expect(snapshots).toHaveLength(1);
});
