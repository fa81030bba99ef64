/** The clock of the tests, at the end of the sample. */
export const seedNow = new Date('2026-06-15T04:00:00.000Z');
