import { cdp } from 'vitest/browser';

interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** Lays the page out as on a phone with a notch and a home indicator; without arguments as on a plain screen again. */
export const emulateSafeArea = (insets: Insets = {}): Promise<unknown> =>
  // Vitest's type names no commands.
  (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    'Emulation.setSafeAreaInsetsOverride',
    { insets },
  );
