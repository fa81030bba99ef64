import type { Samples } from './route.js';

const tables = import.meta.glob<Samples>('../pages/*/routes.ts', {
  eager: true,
  import: 'samples',
});

/** Sample addresses of pages whose path alone shows nothing, by path. Read by the build and by tests, not by the site. */
export const samples: Samples = Object.fromEntries(
  Object.values(tables).flatMap((table) => Object.entries(table ?? {})),
);
