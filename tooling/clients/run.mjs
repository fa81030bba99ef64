// Whether the contract serves others than our SDK: independent generators make clients of it without a warning, these
// compile under `strict`, and each calls twenty operations of a running server.
//   npm run clients
// HUIQI_API (https://<server>/api/huiqi) names a sandbox that runs already.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { bootstrap } from '../../scripts/lib/bootstrap.mjs';
import { build } from '../../scripts/lib/build.mjs';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';
import { cacheDir, fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { step } from '../../scripts/lib/progress.mjs';
import { runMain, StopError } from '../../scripts/lib/stop.mjs';
import { startSample } from '../deploy/startSample.mjs';
import { calls } from './calls.mjs';
import { clients } from './clients.mjs';

const folder = join(cacheDir, 'clients');
const strict =
  '--noEmit --strict --skipLibCheck --target ES2022 --lib ES2023,DOM,DOM.Iterable --module ESNext --moduleResolution bundler';
/** Of the sample data. */
const partner = `Basic ${Buffer.from('pt_demo:sandbox-demo-partner').toString('base64')}`;

async function must(command, args) {
  const { code, output } = await run(command, args, { cwd: folder, env: toolEnv({}, folder) });
  if (code !== 0) throw new StopError(`${command} ${args.join(' ')} failed\n${output}`);
  return output;
}

async function generate({ name, command: [command, ...args], entry, settings }, base) {
  for (const [file, text] of Object.entries(settings(base)))
    writeFileSync(join(folder, file), text);
  const output = await must(command, args);
  assert.doesNotMatch(output, /\bwarn/i, `${name} warns`);
  await must('tsc', [...strict.split(' '), entry]);
  const outfile = join(folder, `${command}.mjs`);
  await bundle({
    entryPoints: [join(folder, entry)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** The contract's operations by id, with their parameters resolved. */
function readOperations() {
  const { paths, components } = JSON.parse(
    readFileSync(fromRoot('openapi/dist/huiqi.json'), 'utf8'),
  );
  const resolve = ({ $ref, ...own }) =>
    $ref ? components.parameters[$ref.split('/').at(-1)] : own;
  return new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .map(({ operationId, parameters = [] }) => [
        operationId,
        { parameters: parameters.map(resolve) },
      ]),
  );
}

async function callAll({ name, call }, client, base) {
  const operations = readOperations();
  const headersOf = { partner: { Authorization: partner } };
  for (const one of calls) {
    const context = { base, headers: headersOf[one.as] ?? {}, operation: operations.get(one.id) };
    const response = await call(client, one, context);
    assert.equal(response.code, '200', `${name}: ${one.id} ${JSON.stringify(response)}`);
    if (one.as === 'partner') headersOf.user = { 'X-Access-Token': response.data.token };
  }
  console.log(`✓ ${name}: ${calls.length} operations`);
}

async function openSandbox() {
  const { HUIQI_API: running } = process.env;
  if (running) return { base: running, stop: () => undefined };
  await build(['server']);
  const port = await freePort();
  const { url, stop } = await startSample(port);
  return { base: `${url}/api/huiqi`, stop };
}

await runMain(async () => {
  await bootstrap();
  mkdirSync(folder, { recursive: true });
  cpSync(fromRoot('tooling/clients/generators'), folder, { recursive: true });
  await step('installing the generators', () =>
    must('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']),
  );
  const { base, stop } = await openSandbox();
  try {
    for (const one of clients) {
      const client = await step(`generating with ${one.name}`, () => generate(one, base));
      await callAll(one, client, base);
    }
  } finally {
    await stop();
  }
});
