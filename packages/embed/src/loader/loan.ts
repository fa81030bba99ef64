import { drawScreen } from '../first/drawScreen.js';
import type { FirstScreen } from '../first/FirstScreen.js';
import type { DrawFirst } from '../host/AppModule.js';
import { base } from './addressOf.js';
import { ignore } from './ignore.js';
import { install } from './install.js';
import { load } from './load.js';

/** Written by the server into each response; null for an unknown page. */
declare const __DRAWN_SCREEN__: FirstScreen | null;
declare const __VERSION__: string;

const drawn = Promise.resolve(__DRAWN_SCREEN__);

// The loader including the first screen, which saves a round trip.
const drawFirst: DrawFirst = (element, root, code) =>
  drawScreen(element, root, base, drawn, code).catch(ignore);

if (typeof customElements === 'object') install(load, base, __VERSION__, drawFirst);
