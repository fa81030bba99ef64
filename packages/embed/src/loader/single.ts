import * as app from '../app/app.js';
import { install } from './install.js';
import { scriptUrl } from './scriptUrl.js';

// One file for intranet hosts that cannot serve a folder.
install(() => Promise.resolve(app), new URL(scriptUrl()).origin);
