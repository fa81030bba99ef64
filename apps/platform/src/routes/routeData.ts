import type { Preloads, Samples } from './route.js';

const preloadsOf = import.meta.glob<Preloads>('../pages/*/routes.ts', {
  eager: true,
  import: 'preloads',
});
const samplesOf = import.meta.glob<Samples>('../pages/*/routes.ts', {
  eager: true,
  import: 'samples',
});

const merge = <Value>(tables: Readonly<Record<string, Readonly<Record<string, Value>>>>) =>
  Object.fromEntries(Object.values(tables).flatMap((table) => Object.entries(table ?? {})));

/** Pages that the server sends with their responses, by path. Read by the build and by tests, not by the site. */
export const preloads: Preloads = merge(preloadsOf);

/** Sample addresses of pages whose path alone shows nothing, by path. */
export const samples: Samples = merge(samplesOf);
