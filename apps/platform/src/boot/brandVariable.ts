/** How a visitor may see the site instead of the standard version on white. */
export type BrandedMode = 'care' | 'dark' | 'care-dark';

/** What a region's colour becomes in a mode; set by `brandColors`, used by displayModes.css.ts. */
export const brandVariable = (mode: BrandedMode, name: string): string =>
  `--huiqi-brand-${mode}-${name}`;
