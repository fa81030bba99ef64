import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFolder } from '../config/programPlaces.js';

/**
 * The whole contract. Read when it is needed, which is rare: as a part of the program, its four megabytes would be read by
 * every start.
 */
export const readBundle = (version: 'huiqi' | 'huiqi-3.0'): unknown =>
  JSON.parse(readFileSync(join(contractFolder, `${version}.json`), 'utf8'));
