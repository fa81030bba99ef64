import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { WorkChallenge } from '@huiqi/sdk';
import { solveChallenge, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** WebCrypto is missing on plain http, which some hosts still use. */
const derivePlain: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

export interface WorkOptions {
  readonly signal: AbortSignal;
  /** Called periodically with the number of attempts so far. */
  readonly onAttempt: (attempts: number) => void;
}

/** Solves a proof-of-work challenge; null if cancelled. */
export async function solveWork(
  { key: _key, maxCounter: _max, ...parameters }: WorkChallenge,
  { signal, onAttempt }: WorkOptions,
): Promise<number | null> {
  const derive = globalThis.crypto?.subtle ? deriveKey : derivePlain;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  let attempts = 0;
  const solution = await solveChallenge({
    challenge: { parameters },
    controller,
    deriveKey: (...given) => {
      attempts += 1;
      if (attempts % 10 === 0) onAttempt(attempts);
      return derive(...given);
    },
  });
  signal.removeEventListener('abort', stop);
  return solution?.counter ?? null;
}
