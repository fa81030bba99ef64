import { banner } from '../paths.mjs';

/** Names that would shadow a global of the language. */
export const renamed = { Date: 'CalendarDate' };

function labelsOf(name, schema) {
  const values = schema.enum ?? schema['x-known-values'];
  const labels = schema['x-labels'];
  const missing = values.find((value) => labels?.[value] === undefined);
  if (missing !== undefined) throw new Error(`${name}: ${missing} has no label`);
  return values.map((value) => `${JSON.stringify(String(value))}: '${labels[value]}'`).join(', ');
}

/** Values and labels of each enumeration; an open dictionary (`x-known-values`) takes any other text too. */
export function emitEnums(enums) {
  const parts = Object.entries(enums).map(([name, schema]) => {
    const doc = schema.description ? `/** ${schema.description.trim()} */\n` : '';
    const known = `(typeof ${name}Values)[number]`;
    return `${doc}export const ${name}Values = ${JSON.stringify(schema.enum ?? schema['x-known-values'])} as const;
export type ${name} = ${schema.enum ? known : `${known} | (string & {})`};
export const ${name}Labels: Readonly<Record<${known}, string>> = { ${labelsOf(name, schema)} };`;
  });
  return `// ${banner}\n\n${parts.join('\n\n')}\n`;
}

/** Enumerations of the first pages are a separate module, which would otherwise include the labels of all others. */
export function emitEnumFiles(enums) {
  const isFirst = ([, schema]) => schema['x-first-load'] === true;
  const entries = Object.entries(enums);
  const others = entries.filter((entry) => !isFirst(entry));
  return [
    ['firstEnums.ts', emitEnums(Object.fromEntries(entries.filter(isFirst)))],
    ['enums.ts', `${emitEnums(Object.fromEntries(others))}\nexport * from './firstEnums.js';\n`],
  ];
}
