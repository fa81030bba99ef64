import { StartError } from './StartError.js';

const keyBytes = 32;

/** Reads keys of 32 bytes in Base64, separated by commas. */
export function readKeys(env: NodeJS.ProcessEnv, name: string): Buffer[] {
  const texts = (env[name] ?? '').split(',').map((part) => part.trim());
  return texts.filter(Boolean).map((text) => {
    const key = Buffer.from(text, 'base64');
    if (key.length === keyBytes) return key;
    throw new StartError(
      `${name} must be 32 bytes in Base64, as \`openssl rand -base64 32\` prints them; several are separated by commas.`,
    );
  });
}
