import { randomBytes } from 'node:crypto';
import type { LegacyKey } from './legacyLink.js';
import type { ShellSettings } from './ShellSettings.js';

export interface PageKeys {
  /** Base64. */
  readonly secret: string;
  readonly legacy: LegacyKey;
}

/** Keys of one launch of the client. None of them is part of a file. */
export class ShellKeys {
  readonly secret = randomBytes(32);
  readonly #legacy = randomBytes(32).toString('hex');
  readonly #iv = randomBytes(8).toString('hex');

  legacy({ keyBits, mode }: Pick<ShellSettings, 'keyBits' | 'mode'>): LegacyKey {
    return { key: this.#legacy.slice(0, keyBits / 8), mode, iv: this.#iv };
  }

  /** The keys as pages get them. */
  forPages(settings: Pick<ShellSettings, 'keyBits' | 'mode'>): PageKeys {
    return { secret: this.secret.toString('base64'), legacy: this.legacy(settings) };
  }
}
