import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startPartnerProgram } from '../../e2e/support/partnerProgram.ts';
import { pdf as anyPdf } from '../../e2e/support/sampleFiles.ts';
import { makeTemplate } from '../../e2e/support/sampleTemplate.ts';
import { TestServer } from '../../e2e/support/server.ts';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { installEngines } from './installEngines.mjs';

process.env.E2E_DATABASE_URL ??= process.env.DATABASE_URL;
await installEngines();
const { engines } = await import('./engines.mjs');
const { journeys } = await import('./journeys.mjs');
const { Screen } = await import('./Screen.mjs');

const removeTemplate = await makeTemplate();
after(removeTemplate);
const pdf = join(mkdtempSync(join(tmpdir(), 'huiqi-engines-')), 'paper.pdf');
writeFileSync(pdf, anyPdf);
const pictures = fromRoot('.cache', 'engines', 'pictures');
mkdirSync(pictures, { recursive: true });
const only = (process.env.ENGINES || '').split(',').filter(Boolean);

// Two at a time: each engine has a server, whose data its journeys change.
describe('engines', { concurrency: 2 }, () => {
  for (const [name, start] of Object.entries(engines)) {
    if (only.length > 0 && !only.some((one) => name.includes(one))) continue;
    describe(name, { concurrency: 1 }, () => {
      let engine;
      let server;
      let partner;
      before(async () => {
        [engine, server] = await Promise.all([start(), TestServer.start()]);
        partner = await startPartnerProgram(server);
      });
      after(async () => {
        await engine?.close();
        await partner?.stop();
        await server?.stop();
      });
      for (const [journey, walk] of Object.entries(journeys)) {
        test(`${name}: ${journey}`, async () => {
          const page = await engine.open();
          try {
            await walk(new Screen(page, server.url), { pdf, partner: partner.url });
            assert.deepEqual(page.problems, []);
          } catch (error) {
            await page.picture(join(pictures, `${name} ${journey}.png`));
            throw error;
          } finally {
            await page.close();
          }
        });
      }
    });
  }
});
