// Bundles the contract into openapi/dist, which the SDK, the server and tests read.
// scripts/lib/bootstrap.mjs runs it whenever a file of the contract has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at, banner } from '../generate/paths.mjs';
import { bundleContract } from './bundle.mjs';
import { downConvert } from './downConvert.mjs';
import { withErrorExamples } from './errorExamples.mjs';
import { readRoutes } from './readRoutes.mjs';

const write = (name, value) =>
  writeFileSync(at(`openapi/dist/${name}`), `${JSON.stringify(value, null, 2)}\n`);

const errors = parse(readFileSync(at('openapi/errors.yaml'), 'utf8'));
const bundle = withErrorExamples(bundleContract(), errors);
mkdirSync(at('openapi/dist'), { recursive: true });
write('huiqi.json', bundle);
write('huiqi-3.0.json', downConvert(bundle));
writeFileSync(at('openapi/dist/routes.json'), JSON.stringify(await readRoutes(bundle)));
write('errors.json', { 'x-generated': banner, ...errors });
