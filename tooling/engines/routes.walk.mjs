// Opens every page of the site in an engine, as the account that it is for, also at the width of a phone, and compares text and
// looks with the current Chromium's. Pictures that differ are in .cache/engines/routes.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeTemplate } from '../../e2e/support/sampleTemplate.ts';
import { TestServer } from '../../e2e/support/server.ts';
import { openers } from '../../e2e/support/sitePages.ts';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { comparePictures } from './comparePictures.mjs';
import { engines, present } from './engines.mjs';
import { textDifference } from './pageAtRest.mjs';
import { walkPages } from './walkPages.mjs';

/** The share of a picture that may look different: text that breaks elsewhere moves what is below it. */
const maxShare = 0.2;
const widths = [1440, 375];
/** Pages whose text is not compared, and why. */
const notCompared = {
  '/jobManage': 'jobs run meanwhile',
  '/securityEvents': 'each walk signs in',
  '/manage/staff/5': 'as above',
  '/bigScreen': 'names end where they are measured to',
  '/admin/correlationMap/network': 'a line says that the network is being laid out',
  '/forgetPassword': 'without container queries its steps narrow with the window',
  '/register': 'as above',
  '/policyManage/6001': 'headless browsers show no PDF',
  '/sixStability': 'its chart names as many months as have room, which fonts decide',
  '/sixGuarantees': 'as above',
};

const choice = JSON.parse(process.env.ENGINES);
const removeTemplate = await makeTemplate();
const server = await TestServer.start();
const reference = await present();
const easel = await reference.open();
after(async () => {
  await reference.close();
  await server.stop();
  await removeTemplate();
});

/** What the current Chromium shows, by page and width. */
const expected = new Map();

/** All of them, of which a comparison of lists would show some. */
const assertNone = (faults) => assert.ok(faults.length === 0, faults.join('\n'));

async function walk(engine, account, look) {
  const page = await engine.open();
  const see = async (name, seen) => look(name, { ...seen, picture: await page.picture() });
  try {
    return await walkPages({ page, origin: server.url, account, widths, look: see });
  } finally {
    await page.close();
  }
}

for (const [role, account] of Object.entries(openers))
  test(`the current Chromium: pages of ${role}`, async () => {
    const faults = await walk(reference, account, async (name, seen) => {
      expected.set(name, seen);
      return [];
    });
    assertNone(faults);
  });

for (const name of choice.engines)
  describe(`pages in ${name}`, () => {
    const folder = fromRoot('.cache', 'engines', 'routes', name);
    const shares = {};
    let engine;
    before(async () => {
      mkdirSync(folder, { recursive: true });
      engine = await engines[name]();
    });
    after(async () => {
      await engine?.close();
      writeFileSync(join(folder, 'shares.json'), JSON.stringify(shares, undefined, 1));
    });
    async function compare(at, seen) {
      const other = expected.get(at);
      if (!other) return ['the current Chromium has not shown it'];
      // The window of WebKit is not as narrow as a phone: charts name more there, and what differs in looks means nothing.
      const isAsWide = seen.width === other.width;
      const share = isAsWide ? await comparePictures(easel, [seen.picture, other.picture]) : 0;
      shares[at] = Number(share.toFixed(3));
      const file = join(folder, at.replaceAll(/\W+/g, '-'));
      if (share > maxShare) {
        writeFileSync(`${file}.png`, seen.picture, 'base64');
        writeFileSync(`${file}-present.png`, other.picture, 'base64');
      }
      const [path] = at.split(/[? ]/);
      const isComparable = isAsWide && !(path in notCompared);
      const text = isComparable ? textDifference(seen.all, other.all) : undefined;
      return [
        ...(text ? [text] : []),
        ...(share > maxShare ? [`${Math.round(share * 100)} % looks different`] : []),
      ];
    }
    for (const [role, account] of Object.entries(openers))
      test(`${name}: pages of ${role}`, async () => {
        assertNone(await walk(engine, account, compare));
      });
  });
