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
 * Checks that must pass then, longest first, in parallel. Lint and boundaries have their own gates; the site's types
 * include those of the components it shows; all other domains are tested by the server's gate.
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
