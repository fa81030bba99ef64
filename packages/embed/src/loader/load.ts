import type { AppModule } from '../host/AppModule.js';
import { addressOf } from './addressOf.js';
import { ignore } from './ignore.js';

declare const __FIRST_FILES__: readonly string[];

let pending: Promise<AppModule> | undefined;
let failures = 0;

/** Loads the widget's code: once for the page, and again after a failure. */
export function load(): Promise<AppModule> {
  if (!pending) {
    // All files of the first screen at once; one after the other each would cost a round trip.
    if (!failures) for (const file of __FIRST_FILES__) import(addressOf(file)).catch(ignore);
    // Older browsers remember a module that failed; other addresses, of all its files, are a new attempt.
    pending = import(
      addressOf(failures ? `retry/${failures}/app.js` : 'app.js')
    ) as Promise<AppModule>;
    pending.catch(() => {
      failures += 1;
      pending = undefined;
    });
  }
  return pending;
}
