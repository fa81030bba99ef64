import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { handshakeProof } from './keys.js';

it.each(['page', 'shell'] as const)(
  'the proof of the %s is an HMAC of all that both chose',
  (side) => {
    const secret = Uint8Array.from({ length: 16 }, (_byte, at) => at);
    const shared = { secret, session: 'session', pageChallenge: 'page', shellChallenge: 'shell' };
    const text = `huiqi-bridge/1/proof/${side}|session|page|shell`;
    expect(Buffer.from(handshakeProof(shared, side)).toString('hex')).toBe(
      createHmac('sha256', secret).update(text).digest('hex'),
    );
  },
);
