import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type ShellLink, Unreadable } from './ShellLink.js';

export interface LegacyKey {
  /** 16, 24 or 32 characters of ASCII. */
  readonly key: string;
  readonly mode: 'CBC' | 'ECB';
  /** 16 characters, for CBC. */
  readonly iv: string;
}

/** The protocol of existing shells: AES with a fixed key. It hides messages from a casual reader and no more. */
export function legacyLink({ key, mode, iv }: LegacyKey): ShellLink {
  const name = `aes-${key.length * 8}-${mode.toLowerCase()}`;
  const start = mode === 'ECB' ? null : iv;
  return {
    name,
    seal(text) {
      const cipher = createCipheriv(name, key, start);
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
    },
    read(frame) {
      try {
        const cipher = createDecipheriv(name, key, start);
        const plain = Buffer.concat([cipher.update(frame, 'base64'), cipher.final()]);
        return new TextDecoder('utf-8', { fatal: true }).decode(plain);
      } catch {
        throw new Unreadable();
      }
    },
  };
}
