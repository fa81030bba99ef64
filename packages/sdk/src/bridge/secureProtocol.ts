import { equalBytes, fromBase64, randomBytes, toBase64 } from './bytes.js';
import { hostError } from './hostError.js';
import { handshakeProof, type SessionSecret } from './keys.js';
import { parseBounded } from './messages.js';
import type { BridgeProtocol, Link, Received } from './protocol.js';
import { hasWebCrypto } from './sealers.js';
import { SecureChannel, type SealAlgorithm } from './SecureChannel.js';

export const bridgeVersion = 1;

export interface SecureProtocolOptions {
  /**
   * The secret of this launch of the shell: at least 16 bytes as Base64. The shell hands it over out of band (an injected
   * object, a one-time call to the host's server), never in an address.
   */
  readonly getSecret: () => Promise<string> | string;
  /** Defaults to AES-GCM in a secure context and AES-CBC with HMAC elsewhere. */
  readonly algorithm?: SealAlgorithm;
}

interface Welcome {
  readonly v: number;
  readonly challenge: string;
  readonly proof: string;
}

/** Session keys from a handshake in which both sides prove that they know the secret. */
export function secureProtocol(options: SecureProtocolOptions): BridgeProtocol {
  return async (module) => {
    const secret = await readSecret(options);
    const algorithm = options.algorithm ?? (hasWebCrypto() ? 'gcm' : 'mac');
    const session = toBase64(randomBytes(16));
    const pageChallenge = toBase64(randomBytes(16));
    let channel: SecureChannel | undefined;

    async function shake(text: string): Promise<Received> {
      const welcome = readWelcome(text);
      if (welcome.v !== bridgeVersion) return { kind: 'wrong-version' };
      const shared: SessionSecret = {
        secret,
        // Bound in, against a downgrade to another module or algorithm.
        session: `${session}/${module}/${algorithm}`,
        pageChallenge,
        shellChallenge: welcome.challenge,
      };
      const proof = fromBase64(welcome.proof);
      if (!equalBytes(proof, handshakeProof(shared, 'shell'))) return { kind: 'wrong-secret' };
      channel = await SecureChannel.open(shared, 'page', algorithm);
      return { kind: 'ready' };
    }

    return {
      hello: JSON.stringify({
        t: 'hello',
        v: bridgeVersion,
        module,
        session,
        challenge: pageChallenge,
        algorithm,
      }),
      async receive(text) {
        if (!channel) return shake(text);
        return { kind: 'message', value: parseBounded(await channel.read(text)) };
      },
      async seal(message) {
        if (!channel) throw hostError('BRIDGE_NOT_OPEN');
        return channel.seal(JSON.stringify(message));
      },
    } satisfies Link;
  };
}

async function readSecret({ getSecret }: SecureProtocolOptions): Promise<Uint8Array> {
  try {
    const bytes = fromBase64(await getSecret());
    if (bytes.length >= 16) return bytes;
  } catch {
    // Without the cause: a function of the host may quote the secret.
  }
  throw hostError('BRIDGE_CONFIGURATION');
}

function readWelcome(text: string): Welcome {
  const value = parseBounded(text);
  if (typeof value === 'object' && value !== null) {
    const { v, challenge, proof } = value as Partial<Record<keyof Welcome, unknown>>;
    if (typeof v === 'number' && v !== bridgeVersion) return { v, challenge: '', proof: '' };
    const texts = typeof challenge === 'string' && typeof proof === 'string';
    // 16 bytes and 32 bytes in Base64.
    if (v === bridgeVersion && texts && challenge.length === 24 && proof.length === 44) {
      return { v, challenge, proof };
    }
  }
  throw hostError('BRIDGE_UNREADABLE');
}
