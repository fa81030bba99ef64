import { legacyCipher, type LegacyCipherOptions } from './legacyCipher.js';
import type { BridgeProtocol } from './protocol.js';

/**
 * The protocol of existing shells: JSON encrypted with a fixed key, without handshake. See `legacyCipher` for what this
 * does not protect against.
 */
export function legacyProtocol(options: LegacyCipherOptions): BridgeProtocol {
  const cipher = legacyCipher(options);
  return async (module) => ({
    hello: undefined,
    receive: async (text) => ({ kind: 'message', value: cipher.decrypt(text) }),
    seal: async (message) => cipher.encrypt({ ...message, module }),
  });
}
