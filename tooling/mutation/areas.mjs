const sdk = (mutate, tests) => ({
  folder: 'packages/sdk',
  // What the tests read outside of their package.
  beside: ['tooling/vitest'],
  mutate: mutate.map((file) => `src/${file}.ts`),
  tests: tests.map((file) => `src/${file}.test.ts`),
});

/** Areas whose faults cost money or give access: by area the package, the files to change, the tests that must notice. */
export const areas = {
  jumps: [
    sdk(
      ['domain/ownPath', 'domain/landing', 'session/secretQuery', 'session/visitStore'],
      ['domain/ownPath', 'helpers/handover', 'session/visitStore'],
    ),
  ],
  money: [
    sdk(
      ['domain/fen', 'domain/ticketAmounts', 'domain/formNumbers', 'domain/formats'],
      [
        'domain/formEntry',
        'domain/formats',
        'domain/loanTerms',
        'domain/repaymentSchedule',
        'domain/ticketAmounts',
      ],
    ),
  ],
};
