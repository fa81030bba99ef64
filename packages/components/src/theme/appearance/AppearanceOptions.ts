import type { defaultTokens } from '../tokens.js';

type Colors = Exclude<keyof (typeof defaultTokens)['color'], 'backdrop'>;

/** Names of what a brand may set; each is also a CSS variable: `colorPrimary` is `--huiqi-color-primary`. */
export type AppearanceVariable =
  | `color${Capitalize<Colors>}`
  | 'fontFamilyBase'
  | 'radiusSmall'
  | 'radiusLarge';

/** Values of variables; colours are written as CSS does (`#0a7f5a`, `rgb(10 127 90)`, `teal`), radii in px up to 24. */
export type AppearanceVariables = Readonly<Partial<Record<AppearanceVariable, string>>>;

export interface AppearanceOptions {
  /** `auto` follows the user's system. Defaults to `light`. */
  readonly mode?: 'light' | 'dark' | 'auto' | undefined;
  /** `compact` reduces distances, never text sizes or touch targets. Defaults to `comfortable`. */
  readonly density?: 'comfortable' | 'compact' | undefined;
  /**
   * `care` is the care version (关怀版), for older people: larger text and targets, contrasts of 7:1. Of a brand's colours it takes
   * `colorPrimary` alone, as dark or light as that asks for. Defaults to `standard`.
   */
  readonly display?: 'standard' | 'care' | undefined;
  /** `more` has the colours of the care version at the usual sizes. Defaults to `standard`. */
  readonly contrast?: 'standard' | 'more' | undefined;
  /**
   * Values of a brand, in every mode. `colorPrimary` alone is enough: the colours for hover, press, soft backgrounds,
   * text on it and focus are derived from it unless given.
   */
  readonly variables?: AppearanceVariables | undefined;
}

/** A problem of an appearance, for its author. */
export interface AppearanceProblem {
  readonly kind:
    | 'unknown-variable'
    | 'invalid-value'
    | 'low-contrast'
    | 'refused-contrast'
    | 'unsupported';
  /** Name as it was given, the pair of colours, or what the browser lacks. */
  readonly variable: string;
  /** In English, for developers. */
  readonly message: string;
}
