import { hash, verify } from '@node-rs/argon2';

let dummy: Promise<string> | undefined;

/** Hashes the encoded password (EncodedPassword of the contract) with Argon2id. */
export const hashPassword = (encoded: string): Promise<string> => hash(encoded);

/** Takes the same time for an unknown account as for a wrong password. */
export async function verifyPassword(
  stored: string | undefined,
  encoded: string,
): Promise<boolean> {
  dummy ??= hash('no such account');
  const matches = await verify(stored ?? (await dummy), encoded);
  return stored !== undefined && matches;
}
