export { bridgeFetch } from './bridgeFetch.js';
export type { BridgeHandler, BridgeOptions, HostBridge, RequestOptions } from './bridgeOptions.js';
export {
  bridgeCommands,
  openHostCompanyBinding,
  openHostLogin,
  openSubWindow,
  notifyHostSignedOut,
  type SubWindow,
} from './commands.js';
export { bridgeMessages, hostErrorMessages, type BridgeState, type HostErrorCode } from './copy.js';
export { createHostBridge } from './createHostBridge.js';
export { bridgeOptionsOf, readInjectedHost, type InjectedHost } from './injectedHost.js';
export { localNetworkAccess, type LocalNetworkAccess } from './localNetwork.js';
export { legacyCipher, type LegacyCipher, type LegacyCipherOptions } from './legacyCipher.js';
export { legacyProtocol } from './legacyProtocol.js';
export { hostModules } from '../generated/constants.js';
export type { BridgeProtocol, HostModule, Link, Received } from './protocol.js';
export { bridgeVersion, secureProtocol, type SecureProtocolOptions } from './secureProtocol.js';
export { acceptsNothing, acceptsSignedIn, acceptsWindowClosed } from './shellMessages.js';
export type { SealAlgorithm } from './SecureChannel.js';
