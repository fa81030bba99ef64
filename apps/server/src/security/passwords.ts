import { hash, verify } from '@node-rs/argon2';

let dummy: Promise<string> | undefined;

/** Argon2id over the encoded password (see EncodedPassword in the contract). */
export const hashPassword = (encoded: string): Promise<string> => hash(encoded);

/** Takes as long for an unknown account as for a wrong password. */
export async function verifyPassword(
  stored: string | undefined,
  encoded: string,
): Promise<boolean> {
  dummy ??= hash('no such account');
  const matches = await verify(stored ?? (await dummy), encoded);
  return stored !== undefined && matches;
}
