const server = 'apps/server';

/**
 * What must hold with one more domain, cheapest first. Lint and boundaries are left to their own gates; the types of
 * the site include those of the components it shows.
 */
export const steps = [
  { name: 'lint the contract and generate from it', command: ['tsx', 'tooling/generate/run.mjs'] },
  { name: 'check folders', command: ['tsx', 'tooling/checks/run.mjs'] },
  {
    name: 'generate the migration',
    in: server,
    command: ['drizzle-kit', 'generate', '--name', 'bookmarks'],
  },
  { name: 'check types of the server', in: server, command: ['tsc', '-p', '.', '--noEmit'] },
  { name: 'check types of the site', in: 'apps/platform', command: ['tsc', '-p', '.', '--noEmit'] },
  {
    name: 'test the server: the domain, parity, responses, ownership',
    in: server,
    command: ['vitest', 'run', 'src/modules/bookmarks', 'src/contract'],
  },
];
