import { compactTokens } from '../compactTokens.js';
import { darkTokens } from '../darkTokens.js';
import { defaultTokens } from '../tokens.js';
import { variableName } from '../variableName.js';
import { variablesOf, type TokenValues } from '../variablesOf.js';
import type { AppearanceOptions, AppearanceProblem } from './AppearanceOptions.js';
import { checkContrast } from './checkContrast.js';
import { brandColors, type Palette } from './palette.js';
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
  const problems: AppearanceProblem[] = [];
  const tell = (problem: AppearanceProblem) => void problems.push(problem);
  const given = readVariables(variables, tell);
  const branded = Object.keys(given.colors).length > 0;
  const light = mode === 'dark' ? null : branded ? paletteOf('light', given, tell) : null;
  const dark = mode === 'light' ? null : paletteOf('dark', given, tell);

  const always = [
    light ? declarations({ color: light }) : '',
    density === 'compact' ? declarations(compactTokens) : '',
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
