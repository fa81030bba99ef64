import { banner } from '../paths.mjs';

/** Names which would hide a global of the language. */
export const renamed = { Date: 'CalendarDate' };

/** One alias a schema; enumerations have their own file. */
export function emitModels(bundle, enums) {
  const names = Object.keys(bundle.components.schemas).filter((name) => !(name in enums));
  const rows = names.sort().map((name) => {
    const note = bundle.components.schemas[name].description?.trim().replace(/\s+/g, ' ');
    const doc = note ? `/** ${note.replace(/\*\//g, '')} */\n` : '';
    return `${doc}export type ${renamed[name] ?? name} = Schemas['${name}'];`;
  });
  return `// ${banner}\nimport type { components } from './schema.js';\n\ntype Schemas = components['schemas'];\n\n${rows.join('\n')}\n`;
}

/** Values and words of each enumeration. */
export function emitEnums(enums) {
  const parts = Object.entries(enums).map(([name, schema]) => {
    const labels = schema['x-labels'];
    const missing = schema.enum.find((value) => labels?.[value] === undefined);
    if (missing !== undefined) throw new Error(`${name}: ${missing} has no label`);
    const doc = schema.description ? `/** ${schema.description} */\n` : '';
    const words = schema.enum.map((value) => [value, labels[value]]);
    const entries = words.map(([value, word]) => `${JSON.stringify(String(value))}: '${word}'`);
    return `${doc}export const ${name}Values = ${JSON.stringify(schema.enum)} as const;
export type ${name} = (typeof ${name}Values)[number];
export const ${name}Labels: Readonly<Record<${name}, string>> = { ${entries.join(', ')} };`;
  });
  return `// ${banner}\n\n${parts.join('\n\n')}\n`;
}
