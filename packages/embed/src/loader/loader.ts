import type { AppModule } from '../host/contract.js';
import { install } from './install.js';
import { scriptUrl } from './scriptUrl.js';

declare const __FIRST_FILES__: readonly string[];
declare const __VERSION__: string;

// Whoever imports the loader says where it comes from: a module has no script element.
const { Huiqi } = window as { Huiqi?: { base?: string } };
const base = new URL((Huiqi && Huiqi.base) || scriptUrl('loader.js'));
let pending: Promise<AppModule> | undefined;
let failures = 0;

function load(): Promise<AppModule> {
  if (!pending) {
    // Browsers remember a module that failed; other addresses, of all its files, are a new attempt.
    const url = new URL(failures ? `retry/${failures}/app.js` : 'app.js', base);
    // All files of the first screen at once; one after the other each would cost a round trip.
    if (!failures)
      for (const file of __FIRST_FILES__) import(new URL(file, base).href).catch(ignore);
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
if (typeof customElements === 'object') install(load, base, __VERSION__);
