import { careDarkTokens, careTokens } from '../careTokens.js';
import { compactTokens } from '../compactTokens.js';
import { darkTokens } from '../darkTokens.js';
import { defaultTokens } from '../tokens.js';
import { variableName } from '../variableName.js';
import { variablesOf, type TokenValues } from '../variablesOf.js';
import type { AppearanceOptions, AppearanceProblem } from './AppearanceOptions.js';
import { checkContrast } from './checkContrast.js';
import { brandColors, readableColor, type Palette } from './palette.js';
import { readVariables, type GivenVariables } from './readVariables.js';

export interface Appearance {
  /** Rules that set the variables on a selector, `:host` or `:root` for example. */
  css(selector: string): string;
  readonly problems: readonly AppearanceProblem[];
}

const declarations = (tokens: TokenValues) =>
  Object.entries(variablesOf(tokens))
    .map(([name, value]) => `${name}:${value};`)
    .join('');

const { color: _, ...careSizes } = careTokens;

/** WCAG 2 SC 1.4.6. */
const careContrast = 7;

/** The colours of a mode in the care version; of a brand only the primary colour, made readable. */
function carePaletteOf(mode: 'light' | 'dark', { primary }: GivenVariables['colors']): Palette {
  const base: Palette =
    mode === 'dark'
      ? { ...darkTokens.color, ...careDarkTokens.color }
      : { ...defaultTokens.color, ...careTokens.color };
  return primary === undefined
    ? base
    : { ...base, ...brandColors(readableColor(primary, base, careContrast), base) };
}

/**
 * The colours of a mode merged with a brand's; without its text and background colours if legal texts would be
 * unreadable.
 */
function paletteOf(
  mode: 'light' | 'dark',
  { colors }: GivenVariables,
  tell: (problem: AppearanceProblem) => void,
): Palette {
  const base: Palette = mode === 'dark' ? darkTokens.color : defaultTokens.color;
  const grounds = { ...base, ...colors };
  const brand = colors.primary === undefined ? {} : brandColors(colors.primary, grounds);
  const wanted: Palette = { ...base, ...brand, ...colors };
  if (checkContrast(wanted, mode, tell)) return wanted;
  const { muted, page, surface, text } = base;
  return { ...wanted, muted, page, surface, text };
}

/**
 * Creates the style rules of an appearance: a mode, a density and the values of a brand. Invalid values are dropped;
 * `problems` lists them, and texts with low contrast.
 */
export function createAppearance(options: AppearanceOptions = {}): Appearance {
  const { mode = 'light', density = 'comfortable', variables = {} } = options;
  const inCare = options.display === 'care';
  const problems: AppearanceProblem[] = [];
  const tell = (problem: AppearanceProblem) => void problems.push(problem);
  const given = readVariables(variables, tell);
  const isReadable = inCare || options.contrast === 'more';
  const branded = Object.keys(given.colors).length > 0;
  const colorsOf = (one: 'light' | 'dark') =>
    isReadable ? carePaletteOf(one, given.colors) : paletteOf(one, given, tell);
  const light = mode === 'dark' || !(branded || isReadable) ? null : colorsOf('light');
  const dark = mode === 'light' ? null : colorsOf('dark');

  const always = [
    light ? declarations({ color: light }) : '',
    density === 'compact' ? declarations(compactTokens) : '',
    inCare ? declarations(careSizes) : '',
    ...given.others.map(({ path, value }) => `--${variableName(path)}:${value};`),
  ].join('');
  // The surrounding page is assumed to be light.
  const ground = 'background:var(--huiqi-color-page);';
  const onDark = dark ? declarations({ ...darkTokens, color: dark }) + ground : '';
  return {
    problems,
    css: (selector) => {
      if (mode === 'dark') return `${selector}{${onDark}${always}}`;
      const rule = always === '' ? '' : `${selector}{${always}}`;
      return mode === 'auto'
        ? `${rule}@media (prefers-color-scheme:dark){${selector}{${onDark}}}`
        : rule;
    },
  };
}
