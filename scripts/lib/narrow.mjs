import { posix } from 'node:path';
import { contractTags } from './contractTags.mjs';
import { affectedPackages } from './dependents.mjs';
import { affectedFiles, directImporters } from './importGraph.mjs';

// Each function takes the command of a gate and { cwd, since, changed, files }: its folder, the commit to compare with,
// the changed inputs of the gate, and those of them that still exist. It returns the narrowed command,
// or undefined if there is nothing to do; serverEnv returns what the command has in its environment.

/** The formatter on the changed files only. */
export function narrowFormat(command, { files }) {
  const paths = files.filter((file) => !file.includes(' '));
  return paths.length === 0
    ? undefined
    : [...command.filter((part) => part !== '.'), '--no-error-on-unmatched-pattern', ...paths];
}

/** The type checker on the changed packages and those that depend on them. */
export function narrowTypes(command, { changed }) {
  const isRoot = changed.some((file) => !file.includes('/'));
  return isRoot ? command : [...command, ...affectedPackages(changed)];
}

const testFile = /\.(?:test|stories)\.tsx?$/;
const allowingNone = (command, filters) => [
  ...command.filter((part) => !part.startsWith('--passWithNoTests')),
  '--passWithNoTests',
  ...filters,
];

/** Files that no test imports but all depend on: settings, harnesses, installed packages. */
const isWide = (cwd) => (file) =>
  !file.includes('/') ||
  (file.startsWith(`${cwd}/`) && !/^src\/|\.md$/.test(posix.relative(cwd, file)));

/** Vitest on the tests that import what changed. It would find them itself, by transforming every file of the package. */
export function narrowVitest(command, { cwd, changed }) {
  if (changed.some(isWide(cwd))) return command;
  const tests = [...affectedFiles(changed)].filter(
    (file) => file.startsWith(`${cwd}/`) && testFile.test(file),
  );
  return tests.length === 0
    ? undefined
    : allowingNone(command, tests.map((file) => posix.relative(cwd, file)).sort());
}

const module = /^apps\/server\/src\/modules\/([^/]+)\//;
const schema = /^apps\/server\/src\/schema\//;
const migration = /^apps\/server\/drizzle\//;
const described = /^(openapi|packages\/sdk)\//;
const derived = /^(packages\/sdk\/src\/generated|apps\/server\/drizzle)\//;

const domainsOf = (files) => files.map((file) => module.exec(file)?.[1]).filter(Boolean);

const tagsOf = (file) => {
  if (schema.test(file)) return domainsOf(directImporters(file));
  return module.test(file) ? domainsOf([file]) : file.startsWith('openapi/') && contractTags(file);
};

/** The changed domains; undefined if all may have changed. */
function changedDomains({ changed }) {
  const sources = changed.filter((file) => !derived.test(file));
  const tags = sources.map(tagsOf);
  return tags.length > 0 && tags.every(Boolean) ? [...new Set(tags.flat())].sort() : undefined;
}

/**
 * Every test of the server imports all modules by way of the application. A change of a domain, of tables or of the
 * contract is therefore tested by the domains that use them and by the tests of the contract, limited to those.
 */
export function narrowServer(command, context) {
  const kinds = [module, schema, described, migration];
  if (!context.changed.every((file) => kinds.some((kind) => kind.test(file))))
    return narrowVitest(command, context);
  const domains = changedDomains(context)?.map((tag) => `${tag}/`) ?? [''];
  const database = context.changed.some((file) => migration.test(file)) ? ['src/db/'] : [];
  return allowingNone(command, [
    'src/contract/',
    ...database,
    ...domains.map((folder) => `src/modules/${folder}`),
  ]);
}

/** The operations that the tests of the contract call. */
export function serverEnv(context) {
  const domains = changedDomains(context);
  return domains && { HUIQI_TEST_TAGS: domains.join(',') };
}

/** Playwright on the specs that import what changed. */
export const narrowPlaywright = (command, { since }) => [...command, `--only-changed=${since}`];
