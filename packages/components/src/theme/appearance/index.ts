export { applyAppearance, type AppliedAppearance } from './applyAppearance.js';
export type {
  AppearanceOptions,
  AppearanceProblem,
  AppearanceVariable,
  AppearanceVariables,
} from './AppearanceOptions.js';
export { createAppearance, type Appearance } from './createAppearance.js';
