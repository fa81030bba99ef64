import { browserEnv } from './browser.mjs';
import { ensureHaproxy } from './haproxy.mjs';
import { ensureJava } from './java.mjs';
import { ensurePoppler } from './poppler.mjs';
import { testPostgres } from './postgres.mjs';

/** Installs and starts what the gates need beside the packages. `postgres?.stop()` ends it. */
export async function prepareGates(chosen) {
  const needs = new Set(chosen.flatMap(({ needs = [], prefers = [] }) => [...needs, ...prefers]));
  if (needs.has('poppler')) await ensurePoppler();
  if (needs.has('java')) await ensureJava();
  if (needs.has('haproxy')) await ensureHaproxy();
  const browser = needs.has('browser') ? await browserEnv() : {};
  const postgres = needs.has('postgres') ? await testPostgres() : undefined;
  if (needs.has('postgres') && !postgres) {
    console.log(
      '\n!!! NO POSTGRESQL: the tests on PostgreSQL cannot run. Set DATABASE_URL or install PostgreSQL.\n',
    );
  }
  return { browser, postgres };
}
