export { bridgeFetch } from './bridgeFetch.js';
export type { BridgeHandler, BridgeOptions, HostBridge, RequestOptions } from './bridgeOptions.js';
export { bridgeCommands, openHostLogin, openSubWindow, type SubWindow } from './commands.js';
export { bridgeWords, hostWords, type BridgeState, type HostErrorCode } from './copy.js';
export { createHostBridge } from './createHostBridge.js';
export { localNetworkAccess, type LocalNetworkAccess } from './localNetwork.js';
export { legacyCipher, type LegacyCipher, type LegacyCipherOptions } from './legacyCipher.js';
export { legacyProtocol } from './legacyProtocol.js';
export {
  hostModules,
  type BridgeProtocol,
  type HostModule,
  type Link,
  type Received,
} from './protocol.js';
export { bridgeVersion, secureProtocol, type SecureProtocolOptions } from './secureProtocol.js';
