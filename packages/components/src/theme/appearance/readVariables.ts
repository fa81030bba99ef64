import { hasOwn } from '../../copy/hasOwn.js';
import { defaultTokens } from '../tokens.js';
import type { AppearanceProblem, AppearanceVariables } from './AppearanceOptions.js';
import { isOpaqueColor, type Palette } from './palette.js';

/** Valid variables: colours by token, others by token path. */
export interface GivenVariables {
  readonly colors: Partial<Palette>;
  readonly others: readonly { readonly path: readonly string[]; readonly value: string }[];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const isColor = (name: string): name is keyof Palette =>
  hasOwn(defaultTokens.color, name) && name !== 'backdrop';

/** A list of font names in CSS, without anything that could end the declaration. */
const isFontFamily = (value: string) => /^[\p{L}\p{N}\s,'"_-]{1,200}$/u.test(value);

const isRadius = (value: string) =>
  /^\d{1,2}(\.\d)?px$/.test(value) && Number.parseFloat(value) <= 24;

const others: Readonly<
  Record<string, { path: readonly string[]; test(value: string): boolean; accepts: string }>
> = {
  fontFamilyBase: {
    path: ['fontFamily', 'base'],
    test: isFontFamily,
    accepts: 'a list of font names',
  },
  radiusSmall: { path: ['radius', 'small'], test: isRadius, accepts: '0px to 24px' },
  radiusLarge: { path: ['radius', 'large'], test: isRadius, accepts: '0px to 24px' },
};

/** Parses variables of unknown origin; invalid ones are dropped and reported. */
export function readVariables(
  variables: AppearanceVariables,
  tell: (problem: AppearanceProblem) => void,
): GivenVariables {
  const colors: Partial<Record<keyof Palette, string>> = {};
  const found: { path: readonly string[]; value: string }[] = [];
  const invalid = (variable: string, value: unknown, accepts: string) =>
    tell({
      kind: 'invalid-value',
      variable,
      message: `${variable}: ${JSON.stringify(value)} is left out; it accepts ${accepts}.`,
    });
  for (const [name, value] of Object.entries(variables) as [string, unknown][]) {
    if (value === undefined) continue;
    const color = name.startsWith('color') ? lowerFirst(name.slice(5)) : '';
    const other = hasOwn(others, name) ? others[name] : undefined;
    if (isColor(color)) {
      if (typeof value === 'string' && isOpaqueColor(value)) colors[color] = value;
      else invalid(name, value, 'an opaque CSS colour');
    } else if (other) {
      if (typeof value === 'string' && other.test(value)) found.push({ path: other.path, value });
      else invalid(name, value, other.accepts);
    } else
      tell({
        kind: 'unknown-variable',
        variable: name,
        message: `${name} is no variable of the appearance and is left out.`,
      });
  }
  return { colors, others: found };
}
