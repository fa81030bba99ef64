import { contractTags } from './contractTags.mjs';
import { affectedPackages } from './dependents.mjs';

// Each function takes the command of a gate and { since, changed, files }: the commit to compare with,
// the changed inputs of the gate, and those of them that still exist. It returns the narrowed command,
// or undefined if there is nothing to do; serverEnv returns what the command has in its environment.

/** The formatter on the changed files alone. */
export function narrowFormat(command, { files }) {
  const paths = files.filter((file) => !file.includes(' '));
  return paths.length === 0
    ? undefined
    : [...command.filter((part) => part !== '.'), '--no-error-on-unmatched-pattern', ...paths];
}

/** The type checker on the changed packages and those that depend on them. */
export function narrowTypes(command, { changed }) {
  const isWide = changed.some((file) => !file.includes('/'));
  return isWide ? command : [...command, ...affectedPackages(changed)];
}

/** Vitest on the tests that import what changed. */
export const narrowVitest = (command, { since }) => [
  ...command.filter((part) => !part.startsWith('--passWithNoTests')),
  '--passWithNoTests',
  '--changed',
  since,
];

const module = /^apps\/server\/src\/modules\/([^/]+)\//;
const described = /^(openapi|packages\/sdk)\//;
const derived = /^(openapi\/bundle|packages\/sdk\/src\/generated)\//;

const tagsOf = (file) =>
  module.test(file) ? [module.exec(file)[1]] : file.startsWith('openapi/') && contractTags(file);

/** The domains that changed; undefined if all may have. */
function changedDomains({ changed }) {
  const sources = changed.filter((file) => !derived.test(file));
  const tags = sources.map(tagsOf);
  return tags.length > 0 && tags.every(Boolean) ? [...new Set(tags.flat())].sort() : undefined;
}

/**
 * Every test of the server imports all modules by way of the application. A change of a domain or of
 * the contract is therefore tested by those domains and by the tests of the contract, limited to them.
 */
export function narrowServer(command, context) {
  const narrowed = narrowVitest(command, context);
  const isDescribed = context.changed.every((file) => module.test(file) || described.test(file));
  if (!isDescribed) return narrowed;
  const domains = changedDomains(context) ?? [''];
  return [...narrowed, 'src/contract/', ...domains.map((tag) => `src/modules/${tag}`)];
}

/** The operations that the tests of the contract call. */
export function serverEnv(context) {
  const domains = changedDomains(context);
  return domains && { HUIQI_TEST_TAGS: domains.join(',') };
}

/** Playwright on the specs that import what changed. */
export const narrowPlaywright = (command, { since }) => [...command, `--only-changed=${since}`];
