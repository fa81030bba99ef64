import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import { callSchemas, inputName, typeMark } from '../callSchemas.mjs';
import { banner } from '../paths.mjs';
import { resolve } from '../resolve.mjs';
import { NamedTypes, typeName } from '../typeNames.mjs';

const inputOf = (id) => `InputOf.${id}`;
const resultOf = (id) => `ResultOf.${id}`;
const isCall = (name) => /^(Input|Result)Of\./.test(name);

/** A property that is just a reference gets the description of its target, as editors show no other. */
function describeReferences(bundle, node) {
  if (Array.isArray(node)) return node.map((one) => describeReferences(bundle, one));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, describeReferences(bundle, value)]),
  );
  if (typeof copy.properties !== 'object') return copy;
  for (const [name, property] of Object.entries(copy.properties)) {
    const { description } = (property.$ref && resolve(bundle, property)) || {};
    if (description) copy.properties[name] = { description, ...property };
  }
  return copy;
}

/** The contract with what each operation takes and resolves with among its schemas. */
function withCalls(bundle, calls) {
  const more = calls.flatMap(({ id, input, result }) => [
    [inputOf(id), input],
    [resultOf(id), result],
  ]);
  const { schemas, ...others } = bundle.components;
  const components = { ...others, schemas: { ...schemas, ...Object.fromEntries(more) } };
  return describeReferences(bundle, { ...bundle, components });
}

const sentence = (text) => text.trim().replace(/\s+/g, ' ').replace(/\*\//g, '');
// A text with a unit cannot be passed where another unit is expected; literals can.
const unitMark = ({ 'x-unit': unit }) => (unit ? ` & { readonly unit?: '${unit}' }` : '');
const alias = (name, note, text) => `/** ${sentence(note)} */\nexport type ${name} = ${text};`;

/** A module that imports what it uses. */
function withImports(text, tables) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const words = new Set(code.match(/\b[A-Z]\w*\b/g));
  const imports = Object.entries(tables)
    .map(([path, names]) => [path, names.filter((name) => words.has(name))])
    .filter(([, names]) => names.length > 0)
    .map(([path, names]) => `import type { ${names.join(', ')} } from '${path}';`);
  return `// ${banner}\n${imports.join('\n')}\n\n${text}\n`;
}

function emitCalls(calls, types) {
  const inputs = calls.map(({ id }) =>
    alias(inputName(id), `What \`${id}\` takes.`, types.looselyOf(inputOf(id))),
  );
  const rows = (toText) => calls.map(({ id }) => `  ${id}: ${toText(id)};`).join('\n');
  return `${inputs.join('\n\n')}

/** What each operation takes. */
export interface OperationInputs {
${rows(inputName)}
}

/** What each operation resolves with: the \`data\` of the envelope, or a file. */
export interface OperationResults {
${rows((id) => types.of(resultOf(id)))}
}`;
}

/**
 * Types of the contract: one alias for each schema, for what each operation takes, and the whole in the shape of
 * openapi-typescript. Aliases, so that an editor shows their names. `.ts` files, since `tsc` does not copy `.d.ts` into a
 * package.
 */
export async function emitTypes(bundle, enums) {
  const calls = callSchemas(bundle);
  const nodes = await openapiTS(JSON.stringify(withCalls(bundle, calls)), {
    defaultNonNullable: false,
    transform: (schema) => schema[typeMark] && ts.factory.createTypeReferenceNode(schema[typeMark]),
  });
  const types = new NamedTypes(nodes);
  const schemas = Object.keys(bundle.components.schemas).sort();
  const models = schemas.filter((name) => !(name in enums));
  const aliases = models.map((name) =>
    alias(
      typeName(name),
      bundle.components.schemas[name].description ?? name,
      `${types.of(name)}${unitMark(bundle.components.schemas[name])}`,
    ),
  );
  const fromEnums = { './enums.js': Object.keys(enums) };
  const fromModels = { './models.js': models.map(typeName), ...fromEnums };
  const fromClient = { '../client/FileResponse.js': ['FileResponse'] };
  return [
    ['schema.ts', withImports(types.rest(isCall).join('\n'), fromModels)],
    ['models.ts', withImports(aliases.join('\n\n'), fromEnums)],
    ['calls.ts', withImports(emitCalls(calls, types), { ...fromClient, ...fromModels })],
  ];
}
