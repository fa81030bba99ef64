import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../packages/embed/${path}`, import.meta.url)), 'utf8');

export type Directives = Readonly<Record<string, readonly string[]>>;

/** What the widget requires of a partner's policy: the single source of it. */
export const documented = JSON.parse(read('src/host/csp.json')) as Directives;
export const readme = read('README.md');

/** Needs no policy object of Trusted Types: modules come by `import()`, text by `textContent`. */
export const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** The list as one writes it for an origin. */
export const written = (origin: string, directives: Directives = documented): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ').replaceAll('{origin}', origin)}`)
    .join('; ');

/** A policy that allows the list and nothing else. */
export const strict = (origin: string, directives: Directives = documented): string =>
  `default-src 'none'; ${written(origin, directives)}`;

/** The list once for each of its sources, with that source removed. */
export const weakened = Object.entries(documented).flatMap(([name, sources]) =>
  sources.map((gone) => {
    const left = sources.filter((source) => source !== gone);
    return {
      name,
      gone,
      directives: { ...documented, [name]: left.length > 0 ? left : ["'none'"] },
    };
  }),
);

/** Directives by name, so that order and spaces do not matter. */
export const parsed = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.sort()];
    }),
  );
