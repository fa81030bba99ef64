const server = 'apps/server';

/** What the others need of one more domain: all that is generated from its files, one after the other. */
export const generation = [
  { name: 'lint the contract and generate from it', command: ['node', 'tooling/generate/run.mjs'] },
  {
    name: 'generate the migration',
    in: server,
    command: ['drizzle-kit', 'generate', '--name', 'bookmarks'],
  },
];

/**
 * What must hold then, longest first, side by side. Lint and boundaries are left to their own gates; the types of the
 * site include those of the components it shows; every other domain is tested by the gate of the server.
 */
export const checks = [
  {
    name: 'test the server: the domain, parity, responses, ownership',
    in: server,
    // Figures that stand in several places are those of other domains.
    command: [
      'vitest',
      'run',
      'src/modules/bookmarks',
      'src/contract',
      '--exclude=src/contract/sameFigures.test.ts',
    ],
    env: { HUIQI_TEST_TAGS: 'bookmarks' },
  },
  {
    name: 'check types of the server and the site',
    command: ['node', 'tooling/types/run.mjs', server, 'apps/platform'],
  },
  { name: 'check folders', command: ['node', 'tooling/checks/run.mjs'] },
];
