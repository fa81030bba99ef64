import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at } from './paths.mjs';

const yaml = (path) => parse(readFileSync(at(path), 'utf8'));

/** The whole contract as one document, as tooling/contract built it. */
export const readBundle = () => JSON.parse(readFileSync(at('openapi/dist/huiqi.json'), 'utf8'));

/** The parts of the contract that are not OpenAPI themselves. */
export function readSources() {
  return {
    enums: yaml('openapi/common/enums.yaml'),
    formats: yaml('openapi/common/formats.yaml'),
    headers: yaml('openapi/common/headers.yaml'),
    permissions: yaml('openapi/common/permissions.yaml'),
    constants: yaml('openapi/common/constants.yaml'),
    errors: yaml('openapi/errors.yaml'),
    readme: readFileSync(at('packages/sdk/README.md'), 'utf8'),
  };
}

/** Files in a folder of the server's sources, as paths below it. */
export function listServerFiles(folder) {
  const paths = readdirSync(at(`apps/server/src/${folder}`), { recursive: true });
  return paths.map((path) => path.replaceAll('\\', '/'));
}

const settingsDir = 'apps/server/src/config';

/** The server's README and the files that declare its settings. */
export const readSettingSources = () => ({
  text: readFileSync(at('apps/server/README.md'), 'utf8'),
  declarations: readdirSync(at(settingsDir))
    .filter((name) => name.endsWith('ettings.ts'))
    .map((name) => readFileSync(at(`${settingsDir}/${name}`), 'utf8')),
});
