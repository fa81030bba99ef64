import type { AppModule } from '../host/contract.js';
import { install } from './install.js';
import { scriptUrl } from './scriptUrl.js';

declare const __FIRST_FILES__: readonly string[];

const base = scriptUrl();
let pending: Promise<AppModule> | undefined;
let failures = 0;

function load(): Promise<AppModule> {
  if (!pending) {
    const url = new URL('app.js', base);
    // All files of the first screen at once; one after the other each would cost a round trip.
    if (!failures)
      for (const file of __FIRST_FILES__) import(new URL(file, base).href).catch(ignore);
    // Browsers cache a failed module; a new address is a new attempt.
    if (failures) url.searchParams.set('retry', String(failures));
    pending = import(url.href) as Promise<AppModule>;
    pending.catch(() => {
      failures += 1;
      pending = undefined;
    });
  }
  return pending;
}

const ignore = (): void => undefined;

// Browsers without custom elements are not supported; the surrounding page is unaffected.
if (typeof customElements === 'object') install(load, new URL(base).origin);
