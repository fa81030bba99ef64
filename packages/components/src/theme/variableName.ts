const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable of a token: `['color', 'onPrimary']` is `huiqi-color-on-primary`, without the dashes in front. */
export const variableName = (path: readonly string[]): string =>
  `huiqi-${path.map(kebab).join('-')}`;
