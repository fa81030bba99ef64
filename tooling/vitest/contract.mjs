import { build } from '../../scripts/lib/build.mjs';

/** Bundles the contract before tests that read it, if a file of it has changed since. */
export async function setup() {
  await build(['contract']);
}
