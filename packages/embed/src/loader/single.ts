import * as app from '../app/app.js';
import { install } from './install.js';
import { scriptUrl } from './scriptUrl.js';

declare const __VERSION__: string;

// One file for intranet hosts that cannot serve a folder.
install(() => Promise.resolve(app), new URL(scriptUrl('huiqi.iife.js')), __VERSION__);
