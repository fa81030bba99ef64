import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Directives = Readonly<Record<string, readonly string[]>>;

const source = new URL('../../packages/embed/src/host/csp.json', import.meta.url);

/** What the widget requires of a partner's policy: the single source of it. */
const documented = JSON.parse(readFileSync(fileURLToPath(source), 'utf8')) as Directives;

/** No Trusted Types policy object: modules are loaded by `import()`, text is set by `textContent`. */
export const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** A policy that allows the list and nothing else. */
export const strict = (origin: string, directives: Directives = documented): string =>
  [
    "default-src 'none'",
    ...Object.entries(directives).map(
      ([name, sources]) => `${name} ${sources.join(' ').replaceAll('{origin}', origin)}`,
    ),
  ].join('; ');

/** The list once for each of its sources, with that source removed. */
export const weakened = Object.entries(documented).flatMap(([name, sources]) =>
  sources.map((gone) => {
    const left = sources.filter((one) => one !== gone);
    return {
      name,
      gone,
      directives: { ...documented, [name]: left.length > 0 ? left : ["'none'"] },
    };
  }),
);
