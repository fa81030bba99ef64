import { checkCatalogue } from './catalogueRules.mjs';
import { listOperations } from './contract.mjs';
import { checkDescriptions } from './descriptionRules.mjs';
import { emitContractDocs } from './emit/contractDocs.mjs';
import { emitErrorDocs } from './emit/errorDocs.mjs';
import { emitFilters } from './emit/filters.mjs';
import { emitExamples } from './emit/examples.mjs';
import { emitEnumFiles } from './emit/models.mjs';
import { emitMeta, emitTags } from './emit/meta.mjs';
import { emitOperations } from './emit/operations.mjs';
import { emitPermissions } from './emit/permissions.mjs';
import { emitReadme } from './emit/readme.mjs';
import { emitPublic } from './emit/publicNames.mjs';
import { emitTypes } from './emit/schema.mjs';
import { emitServerModules } from './emit/serverModules.mjs';
import { emitSettings, listSettings } from './emit/settings.mjs';
import {
  emitConstants,
  emitConstantTable,
  emitErrors,
  emitErrorCodes,
  emitFallbackMessages,
  emitOperationMessages,
  emitHeaders,
  emitMessages,
} from './emit/tables.mjs';
import { lintContract } from './lintContract.mjs';
import { formatted } from './output.mjs';
import { checkPageSizes } from './pageRules.mjs';
import { checkPermissions } from './permissionRules.mjs';
import { generatedDir } from './paths.mjs';
import { listServerFiles, readBundle, readSettingSources, readSources } from './sources.mjs';

/** Every committed file that is generated from the built contract: path → text. Rejects if a rule of the contract is broken. */
export async function generate() {
  // The linter runs beside the rest in a process of its own.
  const [files] = await Promise.all([emitFiles(), lintContract()]);
  return files;
}

async function emitFiles() {
  const sources = readSources();
  const bundle = readBundle();
  const operations = listOperations(bundle);
  checkCatalogue(sources.errors, operations);
  checkPageSizes(bundle, sources.constants);
  checkPermissions(
    sources.permissions,
    sources.enums.RoleType.enum,
    operations,
    sources.enums.PermissionKey.enum,
  );
  checkDescriptions(bundle, Object.keys(sources.formats));
  const meanings = new Map(sources.errors.codes.map(({ code, meaning }) => [code, meaning]));
  const raw = new Map([
    ...(await emitTypes(bundle, sources.enums)),
    ...emitEnumFiles(sources.enums),
    ['errors.ts', emitErrors(sources.errors)],
    ['errorCodes.ts', emitErrorCodes(sources.errors)],
    ['operationMessages.ts', emitOperationMessages(sources.errors)],
    ['fallbackMessages.ts', emitFallbackMessages(sources.errors)],
    ['messages.ts', emitMessages(sources.errors)],
    ['headers.ts', emitHeaders(sources.headers)],
    ['permissions.ts', emitPermissions(sources.permissions)],
    ['constants.ts', emitConstants(sources.constants)],
    ['constantTable.ts', emitConstantTable(sources.constants)],
    ['public.ts', emitPublic(operations, bundle, sources.enums)],
    ['filters.ts', emitFilters(operations)],
    ['examples.ts', emitExamples(operations)],
    ['operationMeta.ts', emitMeta(operations)],
    ['tags.ts', emitTags(bundle.tags)],
    ...emitOperations(operations, meanings).map(([tag, text]) => [`operations/${tag}.ts`, text]),
  ]);
  const files = new Map();
  for (const [name, text] of raw) {
    const path = `${generatedDir}/${name}`;
    files.set(path, await formatted(path, text));
  }
  files.set('docs/errors.md', await formatted('docs/errors.md', emitErrorDocs(sources.errors)));
  files.set(
    'docs/contract.md',
    await formatted('docs/contract.md', emitContractDocs(operations, bundle.tags)),
  );
  const readme = 'packages/sdk/README.md';
  files.set(readme, await formatted(readme, emitReadme(sources.readme, operations, bundle.tags)));
  const server = 'apps/server/README.md';
  const { text, declarations } = readSettingSources();
  const table = emitSettings(text, await listSettings(), declarations);
  files.set(server, await formatted(server, table));
  const tags = bundle.tags.map(({ name }) => name);
  const collected = emitServerModules({
    modules: listServerFiles('modules'),
    seed: listServerFiles('seed'),
    schema: listServerFiles('schema').filter((path) => /^\w+\.ts$/.test(path)),
    tags,
  });
  for (const [path, text] of collected) files.set(path, await formatted(path, text));
  return files;
}
