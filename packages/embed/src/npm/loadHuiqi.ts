import { checkOptions } from '../host/checkOptions.js';
import { warnDeveloper } from '../host/warnDeveloper.js';
import type { Huiqi } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { addScript } from './addScript.js';
import { forgetBase, waitingTasks } from './waitingTasks.js';

export interface LoadHuiqiOptions {
  /** Origin that serves the widget: `https://huiqi.example`. */
  readonly apiBase: string;
  /** Folder of the files: `v1` follows the newest, `1.2.3` never changes. Defaults to `v1`. */
  readonly version?: string;
  /** Hash of `loader.js` from `integrity.json` of that version. Not where the page requires Trusted Types (README, policy). */
  readonly integrity?: string;
  /** Nonce of the page's policy, for the script that is added. Not where the page requires Trusted Types. */
  readonly nonce?: string;
}

let pending: Promise<Huiqi> | undefined;
let failures = 0;

/**
 * Loads the widget's loader once and resolves with its API; with null on a server, where there is nothing to mount.
 * Throws a `TypeError` if an option is invalid; rejects if the loader cannot be loaded, and may be called again.
 */
export function loadHuiqi(options: LoadHuiqiOptions): Promise<Huiqi | null> {
  const { apiBase, version = 'v1' } = options ?? {};
  if (typeof apiBase !== 'string' || !/^https?:\/\/[^/]/.test(apiBase))
    throw new TypeError('loadHuiqi: "apiBase" must be an address like "https://huiqi.example"');
  if (!/^(?:v\d+|\d+\.\d+\.\d+[\w.-]*)$/.test(version))
    throw new TypeError('loadHuiqi: "version" must be like "v1" or "1.2.3"');
  if (typeof window === 'undefined') return Promise.resolve(null);
  const src = `${apiBase.replace(/\/+$/, '')}/embed/${version}/loader.js`;
  pending ??= load(src, options).catch((error: unknown) => {
    pending = undefined;
    failures += 1;
    forgetBase(src);
    throw error;
  });
  return pending.then((huiqi) => {
    if (version !== huiqi.version && !version.startsWith('v'))
      warnDeveloper(`${huiqi.version} runs on this page already; ${version} is not loaded.`);
    return huiqi;
  });
}

async function load(src: string, options: LoadHuiqiOptions): Promise<Huiqi> {
  const loaded = new Promise<Huiqi>((resolve) => {
    waitingTasks(src).push((huiqi) => resolve(huiqi));
  });
  await addScript(src, { ...options, failures });
  return checked(await loaded);
}

/** The served API, with options validated at once, also before the widget's code has come. */
function checked({ version, mount }: Huiqi): Huiqi {
  return {
    version,
    mount(target, options: WidgetOptions = {}) {
      checkOptions(options);
      const handle = mount(target, options);
      const update = (changes: WidgetOptions) => {
        checkOptions(changes);
        handle.update(changes);
      };
      return { ...handle, update };
    },
  };
}
