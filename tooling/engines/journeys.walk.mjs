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
import { engines } from './engines.mjs';
import { journeys } from './journeys.mjs';
import { Screen } from './Screen.mjs';

const choice = JSON.parse(process.env.ENGINES);
const removeTemplate = await makeTemplate();
after(removeTemplate);
const pdf = join(mkdtempSync(join(tmpdir(), 'huiqi-engines-')), 'paper.pdf');
writeFileSync(pdf, anyPdf);
const pictures = fromRoot('.cache', 'engines', 'pictures');
mkdirSync(pictures, { recursive: true });
const results = [];
const placeOf = ({ name }) => choice.engines.indexOf(name);
after(() => {
  results.sort((a, b) => placeOf(a) - placeOf(b));
  writeFileSync(choice.results, JSON.stringify(results));
});

// Two at a time: each engine has a server, whose data its journeys change.
describe('engines', { concurrency: 2 }, () => {
  for (const name of choice.engines) {
    describe(name, { concurrency: 1 }, () => {
      let engine;
      let server;
      let partner;
      before(async () => {
        [engine, server] = await Promise.all([engines[name](), TestServer.start()]);
        partner = await startPartnerProgram(server);
      });
      after(async () => {
        await engine?.close();
        await partner?.stop();
        await server?.stop();
      });
      for (const journey of choice.journeys) {
        test(`${name}: ${journey}`, async () => {
          const page = await engine.open();
          const started = performance.now();
          let passed = false;
          try {
            await journeys[journey](new Screen(page, server.url), { pdf, partner: partner.url });
            assert.deepEqual(page.problems, []);
            passed = true;
          } catch (error) {
            const picture = await page.picture();
            writeFileSync(join(pictures, `${name} ${journey}.png`), picture, 'base64');
            throw error;
          } finally {
            const seconds = (performance.now() - started) / 1000;
            results.push({ name, engine: engine.version, journey, seconds, passed });
            await page.close();
          }
        });
      }
    });
  }
});
