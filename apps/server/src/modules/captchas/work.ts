import { randomInt } from 'node:crypto';
import type { WorkChallenge } from '@huiqi/sdk';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Minimum number of attempts a client needs: few enough for an old machine, and about the same for everyone. */
const fewest = 300;
const most = 600;

/** A proof-of-work challenge without its key, and its solution. */
export async function createWork(
  cost: number,
): Promise<{ challenge: Omit<WorkChallenge, 'key'>; counter: number }> {
  const counter = randomInt(fewest, most + 1);
  const algorithm = 'PBKDF2/SHA-256';
  const { parameters } = await createChallenge({ algorithm, cost, counter, deriveKey });
  const { keyLength, keyPrefix, nonce, salt } = parameters;
  return {
    challenge: { algorithm, cost, keyLength, keyPrefix, nonce, salt, maxCounter: most },
    counter,
  };
}
