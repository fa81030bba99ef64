import { affectedPackages } from './dependents.mjs';

// Each function takes the command of a gate and { since, changed, files }: the commit to compare with,
// the changed inputs of the gate, and those of them that still exist. It returns the narrowed command,
// or undefined if there is nothing to do.

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

/**
 * Every test of the server imports all modules by way of the application. A change of a domain or of
 * the contract is therefore tested by those domains and by the tests of the whole contract.
 */
export function narrowServer(command, context) {
  const narrowed = narrowVitest(command, context);
  const { changed } = context;
  if (!changed.every((file) => module.test(file) || described.test(file))) return narrowed;
  const tags = changed.map((file) => module.exec(file)?.[1]).filter(Boolean);
  const domains = tags.length > 0 ? [...new Set(tags)] : [''];
  return [...narrowed, 'src/contract/', ...domains.map((tag) => `src/modules/${tag}`)];
}

/** Playwright on the specs that import what changed. */
export const narrowPlaywright = (command, { since }) => [...command, `--only-changed=${since}`];
