import { cdp } from 'vitest/browser';

interface EmulatedMedia {
  /** `print`; the screen otherwise. */
  readonly media?: string;
  readonly features?: readonly { readonly name: string; readonly value: string }[];
}

/** Lays the page out as in print, or in forced colours; without arguments as on the screen again. */
export const emulateMedia = ({ media = '', features = [] }: EmulatedMedia = {}): Promise<unknown> =>
  // Vitest's type names no commands.
  (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media, features },
  );
