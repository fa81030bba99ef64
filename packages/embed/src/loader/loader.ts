import type * as Draw from '../first/draw.js';
import type { DrawFirst } from '../host/AppModule.js';
import type { HuiqiAppElement } from '../host/contract.js';
import { addressOf, base } from './addressOf.js';
import { ignore } from './ignore.js';
import { install } from './install.js';
import { load } from './load.js';

declare const __FIRST_SCREEN__: string;
declare const __VERSION__: string;

let screen: Promise<Response | void> | undefined;

const drawFirst: DrawFirst = (element, root, code) => {
  // A page that serves the files itself names the platform, and has no screen beside them.
  if ((element as HuiqiAppElement).apiBase || element.getAttribute('api-base'))
    return Promise.resolve();
  // What draws a screen, and the screen, are of the same name: `first-….js` and `first-….json`.
  const builder = addressOf(__FIRST_SCREEN__);
  screen = screen || fetch(`${builder}on`).catch(ignore);
  const drawing = import(builder) as Promise<typeof Draw>;
  return drawing.then(({ draw }) => draw(element, root, base, screen, code)).catch(ignore);
};

// Browsers without custom elements are not supported; the surrounding page is unaffected.
if (typeof customElements === 'object') install(load, base, __VERSION__, drawFirst);
