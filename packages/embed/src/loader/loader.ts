import type * as Draw from '../first/draw.js';
import type { AppModule, DrawFirst } from '../host/AppModule.js';
import { install } from './install.js';
import { scriptUrl } from './scriptUrl.js';

declare const __FIRST_FILES__: readonly string[];
declare const __FIRST_SCREEN__: string;
declare const __VERSION__: string;

// Whoever imports the loader says where it comes from: a module has no script element.
const { Huiqi } = window as { Huiqi?: { base?: string } };
const base = new URL((Huiqi && Huiqi.base) || scriptUrl('loader.js'));
const addressOf = (file: string) => new URL(file, base).href;
let pending: Promise<AppModule> | undefined;
let failures = 0;

function load(): Promise<AppModule> {
  if (!pending) {
    // All files of the first screen at once; one after the other each would cost a round trip.
    if (!failures) for (const file of __FIRST_FILES__) import(addressOf(file)).catch(ignore);
    // Browsers remember a module that failed; other addresses, of all its files, are a new attempt.
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

let screen: Promise<Response | void> | undefined;

const drawFirst: DrawFirst = (element, root, code) => {
  // What draws a screen, and the screen, are of the same name: `first-….js` and `first-….json`.
  const builder = addressOf(__FIRST_SCREEN__);
  screen = screen || fetch(`${builder}on`).catch(ignore);
  const drawing = import(builder) as Promise<typeof Draw>;
  return drawing.then(({ draw }) => draw(element, root, base, screen, code)).catch(ignore);
};

const ignore = (): void => undefined;

// Browsers without custom elements are not supported; the surrounding page is unaffected.
if (typeof customElements === 'object') install(load, base, __VERSION__, drawFirst);
