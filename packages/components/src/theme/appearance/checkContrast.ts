import type { AppearanceProblem } from './AppearanceOptions.js';
import { contrast, type Palette } from './palette.js';

type Pair = readonly [text: keyof Palette, ground: keyof Palette];

/** WCAG 2 SC 1.4.3. */
const least = 4.5;

/** Terms, rates and the lender's identity use these: they stay readable whatever a brand sets. */
const legal: readonly Pair[] = [
  ['text', 'surface'],
  ['text', 'page'],
  ['muted', 'surface'],
  ['muted', 'page'],
];

const others: readonly Pair[] = [
  ['primary', 'surface'],
  ['primary', 'page'],
  ['primary', 'primarySoft'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryActive'],
  ['success', 'surface'],
  ['success', 'successSoft'],
  ['warning', 'surface'],
  ['warning', 'warningSoft'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'danger'],
];

const name = (color: string) => `color${color.charAt(0).toUpperCase()}${color.slice(1)}`;

/**
 * Reports texts of a palette with low contrast. Returns whether legal texts are readable; if not, the caller drops the
 * brand's text and background colours.
 */
export function checkContrast(
  palette: Palette,
  mode: 'light' | 'dark',
  tell: (problem: AppearanceProblem) => void,
): boolean {
  const fails = ([text, ground]: Pair, kind: 'low-contrast' | 'refused-contrast', end: string) => {
    const ratio = contrast(palette[text], palette[ground]);
    if (ratio >= least) return false;
    tell({
      kind,
      variable: `${name(text)} on ${name(ground)}`,
      message: `${name(text)} on ${name(ground)} has a contrast of ${ratio.toFixed(1)}:1 (${mode}); ${end}`,
    });
    return true;
  };
  for (const pair of others) fails(pair, 'low-contrast', `readable text needs ${least}:1.`);
  const refused = legal.filter((pair) =>
    fails(
      pair,
      'refused-contrast',
      `legal texts need ${least}:1, so the given texts and grounds are left out.`,
    ),
  );
  return refused.length === 0;
}
