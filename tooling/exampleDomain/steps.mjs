const server = 'apps/server';
const components = 'packages/components';

/** What must hold with one more domain, cheapest first. */
export const steps = [
  { name: 'generate from the contract', command: ['tsx', 'tooling/generate/run.mjs'] },
  {
    name: 'lint the contract',
    command: ['redocly', 'lint', 'openapi/huiqi.yaml'],
  },
  {
    name: 'generate the migration',
    in: server,
    command: ['drizzle-kit', 'generate', '--name', 'bookmarks'],
  },
  { name: 'check types of the server', in: server, command: ['tsc', '-p', '.', '--noEmit'] },
  {
    name: 'check types of the components',
    in: components,
    command: ['tsc', '-p', '.', '--noEmit'],
  },
  { name: 'check types of the site', in: 'apps/platform', command: ['tsc', '-p', '.', '--noEmit'] },
  { name: 'lint', command: ['oxlint', server, components, 'apps/platform'] },
  { name: 'check boundaries', command: ['tsx', 'tooling/boundaries/run.mjs'] },
  { name: 'custom checks', command: ['tsx', 'tooling/checks/run.mjs'] },
  {
    name: 'test the server: the domain, parity, responses, ownership',
    in: server,
    command: ['vitest', 'run', 'src/modules/bookmarks', 'src/contract'],
  },
];
