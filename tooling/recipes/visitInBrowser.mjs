// The pages of recipes in one browser, on one real server of another origin.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolEnv } from '../../scripts/lib/exec.mjs';
import { runInLanes } from '../../scripts/lib/lanes.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { startSample } from '../deploy/startSample.mjs';
import { textOf } from './textOf.mjs';

const { CHROMIUM } = process.env;
const playwright = fromRoot('e2e', 'node_modules', '@playwright', 'test', 'index.mjs');

/** What the `start` of a recipe serves at the origin. Returns a function that stops it. */
async function serve({ folder, env, origin }) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Without npm and its shell, which would outlive a signal or not pass it on.
  const [command, ...args] = scripts.start.split(' ');
  const server = spawn(command, args, {
    cwd: folder,
    env: { ...env, PATH: toolEnv({}, folder).PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => server.kill();
  await textOf(origin).catch((error) => {
    stop();
    throw error;
  });
  return stop;
}

/** Resolves with what went wrong, and what the page showed then. */
async function failureIn(browser, recipe) {
  const { name, origin, visit } = recipe;
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (/hydrat|did not match/i.test(message.text())) failures.push(message.text());
  });
  try {
    await visit(page, origin);
    assert.deepEqual(failures, []);
    return { name };
  } catch (error) {
    error.stack += `\n${page.url()}\n${await page.innerText('body')}`;
    return { name, error };
  } finally {
    await context.close();
  }
}

/** Visits the built recipes; resolves with what went wrong, by name. */
export async function visitInBrowser(port, recipes) {
  const server = await startSample(port, {
    HUIQI_LOG_LEVEL: 'silent',
    HUIQI_MAX_LAG_MS: '20000',
    HUIQI_PARTNER_ORIGINS: recipes.map(({ origin }) => origin).join(),
  });
  const stops = [server.stop];
  const { chromium } = await import(pathToFileURL(playwright).href);
  try {
    for (const recipe of recipes) stops.push(await serve(recipe));
    const browser = await chromium.launch({
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    stops.push(() => browser.close());
    // The server asks for a captcha where one account logs in three times at once.
    const jobs = recipes.map((recipe) => ({ ...recipe, weight: 1 }));
    return await runInLanes(jobs, 2, (recipe) => failureIn(browser, recipe));
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
