// OpenAPI 3.1 as 3.0.3, for generators that read no other, as those of many Java and C# shops.

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Values, whose members are no keywords. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const']);
/** Maps by names, which may equal keywords. */
const maps = new Set([
  'properties',
  'schemas',
  'responses',
  'parameters',
  'paths',
  'headers',
  'content',
]);
const isNull = (schema) => schema.type === 'null';

/** What an object of the contract's schemas is, which `nullable` must be beside. */
function typeOf(schema, schemas) {
  if (schema.$ref) return typeOf(schemas[schema.$ref.split('/').at(-1)] ?? {}, schemas);
  if (typeof schema.type === 'string') return schema.type;
  const [first] = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
  return first && typeOf(first, schemas);
}
const typed = (schema, schemas) => {
  const type = typeOf(schema, schemas);
  return type && { type };
};

/** `null` as one of several types, variants or values. */
function withNullable(schema, schemas) {
  const { type, oneOf, anyOf, ...rest } = schema;
  if (Array.isArray(type)) {
    const [only, ...others] = type.filter((one) => one !== 'null');
    const left =
      others.length > 0
        ? { anyOf: [only, ...others].map((one) => ({ type: one })) }
        : { type: only };
    return { ...rest, ...left, ...(type.includes('null') && { nullable: true }) };
  }
  const variants = oneOf ?? anyOf;
  if (!variants?.some(isNull)) return schema;
  const left = variants.filter((one) => !isNull(one));
  if (left.length > 1)
    return {
      ...rest,
      [oneOf ? 'oneOf' : 'anyOf']: left,
      ...typed(left[0], schemas),
      nullable: true,
    };
  const [only] = left;
  return '$ref' in only
    ? { ...rest, allOf: left, ...typed(only, schemas), nullable: true }
    : { ...rest, ...only, ...typed(only, schemas), nullable: true };
}

function schemaOf(schema, schemas) {
  const {
    $ref,
    const: only,
    examples,
    if: _if,
    then: _then,
    else: _else,
    ...rest
  } = withNullable(schema, schemas);
  const result = {
    ...rest,
    // Strictly, a nullable enumeration lists null; generators would make a constant of it.
    ...(rest.enum && { enum: rest.enum.filter((one) => one !== null) }),
    ...(only !== undefined && { type: typeof only, enum: [only] }),
    ...(Array.isArray(examples) && !('example' in rest) && { example: examples[0] }),
  };
  if (isNull(result)) return { type: 'object', nullable: true, description: 'Always null.' };
  if (!$ref) return result;
  return Object.keys(result).length === 0
    ? { $ref }
    : { ...result, allOf: [{ $ref }, ...(result.allOf ?? [])] };
}

function convert(node, schemas, isMap = false) {
  if (Array.isArray(node)) return node.map((one) => convert(one, schemas));
  if (!isObject(node)) return node;
  // `examples` of a parameter or a body is a map of named examples and stays.
  const own = isMap ? node : schemaOf(node, schemas);
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      !isMap && (values.has(key) || key.startsWith('x-'))
        ? value
        : convert(value, schemas, !isMap && maps.has(key)),
    ]),
  );
}

/** The contract in OpenAPI 3.0.3. What 3.0 cannot say is left out: conditions (`if`), which the server checks all the same. */
export function downConvert({ info: { summary: _summary, ...info }, ...contract }) {
  return { ...convert(contract, contract.components?.schemas ?? {}), openapi: '3.0.3', info };
}
