import { it } from 'node:test';

/** A file of the repository, as the checks take it. */
export const file = (path, text) => ({ path, text });

/** Names of the checks that have a violation fixture. */
export const proven = new Set();

/** A test that shows a violation to the named check. */
export const shows = (name, what, body) => {
  proven.add(name);
  it(`${name} ${what}`, body);
};
