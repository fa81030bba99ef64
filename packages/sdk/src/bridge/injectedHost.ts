import { hostModules } from '../generated/constants.js';
import type { BridgeOptions } from './bridgeOptions.js';
import { bridgeCommands } from './commands.js';
import { hostError } from './hostError.js';
import { legacyProtocol } from './legacyProtocol.js';
import type { HostModule } from './protocol.js';
import { secureProtocol } from './secureProtocol.js';

interface InjectedBase {
  /** Where the shell listens: `ws://127.0.0.1:port/path`. */
  readonly url: string;
  /** 7 for bank enterprise, 1 for member (spec 1 §9). */
  readonly module: HostModule;
  /** Commands this shell runs; pages send no others. Defaults to all of `bridgeCommands` except `http`. */
  readonly commands?: readonly string[];
}

/** What the shell sets as `window.huiqiHost` before any script of the page runs. */
export type InjectedHost =
  | (InjectedBase & {
      readonly protocol: 'secure';
      /** Secret of this launch as Base64; see `SecureProtocolOptions`. */
      readonly getSecret: () => Promise<string> | string;
      readonly algorithm?: 'gcm' | 'mac';
    })
  | (InjectedBase & {
      readonly protocol: 'legacy';
      readonly key: string;
      readonly mode: 'CBC' | 'ECB';
      readonly iv?: string;
    });

const modules: readonly unknown[] = Object.values(hostModules);
const defaultCommands = bridgeCommands.filter((name) => name !== 'http');

/** The shell around this page; null in a browser. Throws a HuiqiError (BRIDGE_CONFIGURATION) if it is incomplete. */
export function readInjectedHost(page: object = globalThis): InjectedHost | null {
  const host = (page as { readonly huiqiHost?: unknown }).huiqiHost;
  if (host === undefined) return null;
  if (typeof host !== 'object' || host === null) throw hostError('BRIDGE_CONFIGURATION');
  const { url, module, commands = [], protocol, getSecret, key } = host as Record<string, unknown>;
  const known =
    (protocol === 'secure' && typeof getSecret === 'function') ||
    (protocol === 'legacy' && typeof key === 'string');
  const valid = typeof url === 'string' && modules.includes(module) && Array.isArray(commands);
  if (!known || !valid) throw hostError('BRIDGE_CONFIGURATION');
  return host as InjectedHost;
}

/**
 * Options of `createHostBridge` for the shell around this page. `allow` is the intersection of what both sides permit.
 */
export function bridgeOptionsOf(
  host: InjectedHost,
  allow: readonly string[] = defaultCommands,
): Pick<BridgeOptions, 'allow' | 'heartbeatMs' | 'module' | 'protocol' | 'url'> {
  const { commands = defaultCommands, module, url } = host;
  const base = { url, module, allow: allow.filter((name) => commands.includes(name)) };
  if (host.protocol === 'secure') {
    const { algorithm, getSecret } = host;
    const settings = { getSecret: () => getSecret(), ...(algorithm ? { algorithm } : {}) };
    return { ...base, protocol: secureProtocol(settings) };
  }
  const { iv, key, mode } = host;
  const protocol = legacyProtocol({ key, mode, ...(iv === undefined ? {} : { iv }) });
  // Existing shells know no heartbeat.
  return { ...base, protocol, heartbeatMs: 0 };
}
