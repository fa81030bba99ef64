const { BENCH_ONLY: only, BENCH_ROUNDS: given } = process.env;
const pattern = only === undefined ? /^/ : new RegExp(only);

/** Whether BENCH_ONLY, a regular expression, leaves a call or page in; a part of them is no result to keep. */
export const isAsked = (name: string): boolean => pattern.test(name);
export const isPartial = only !== undefined || given !== undefined;

/** Rounds of a measurement: those of BENCH_ROUNDS, to see soon that it works. */
export const roundsOf = (usual: number): number => (given === undefined ? usual : Number(given));
