import { variableName } from './variableName.js';

/** Values by the path of their token, at any depth. */
export interface TokenValues {
  readonly [name: string]: string | TokenValues;
}

/** CSS variables with the values of tokens, for a rule that overrides them: `{ '--huiqi-color-primary': '#1558c0' }`. */
export const variablesOf = (
  tokens: TokenValues,
  path: readonly string[] = [],
): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(tokens).map(([name, value]) =>
      typeof value === 'string'
        ? { [`--${variableName([...path, name])}`]: value }
        : variablesOf(value, [...path, name]),
    ),
  ) as Record<string, string>;
