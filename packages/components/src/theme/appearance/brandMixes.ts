/**
 * The colours that follow from the primary one of a brand, each mixed in sRGB with another colour of the same ground.
 * `createAppearance` computes them, and so does the stylesheet, for a host that sets `--huiqi-color-primary` alone.
 */
export const brandMixes = {
  primaryHover: { with: 'text', share: 0.18 },
  primaryActive: { with: 'text', share: 0.36 },
  primarySoft: { with: 'surface', share: 0.9 },
} as const;

/** Text on the primary colour: whichever has more contrast with it. */
export const textsOnPrimary = { light: '#ffffff', dark: '#0b1626' } as const;
