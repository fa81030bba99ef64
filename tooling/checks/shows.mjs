import { it } from 'node:test';

/** A file of the repository, as the checks take it. */
export const file = (path, text) => ({ path, text });

/** Names of the checks that were shown a violation. */
export const proven = new Set();

/** A test that shows a violation to the check of this name. */
export const shows = (name, what, body) => {
  proven.add(name);
  it(`${name} ${what}`, body);
};
