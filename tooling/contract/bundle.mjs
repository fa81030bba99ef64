import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, banner } from '../generate/paths.mjs';

/** Lists what all operations of a path take beside what each takes, so that readers of the bundle need not know of both. */
export function inlinePathParameters(paths) {
  for (const item of Object.values(paths)) {
    const { parameters, ...operations } = item;
    if (!parameters) continue;
    delete item.parameters;
    for (const operation of Object.values(operations))
      operation.parameters = [...(operation.parameters ?? []), ...parameters];
  }
}

/** The whole contract as one document, bundled by Redocly. */
export function bundleContract() {
  const dir = mkdtempSync(join(tmpdir(), 'huiqi-generate-'));
  const out = join(dir, 'huiqi.json');
  try {
    execFileSync(
      process.execPath,
      [at('node_modules/@redocly/cli/bin/cli.js'), 'bundle', at('openapi/huiqi.yaml'), '-o', out],
      {
        cwd: at('.'),
        stdio: 'pipe',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const { openapi, ...rest } = JSON.parse(readFileSync(out, 'utf8'));
    inlinePathParameters(rest.paths);
    return { openapi, 'x-generated': banner, ...rest };
  } catch (error) {
    const details = error.stderr ? `${error.stdout}\n${error.stderr}` : error.message;
    throw new Error(`The contract could not be bundled.\n${details}`, { cause: error });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
