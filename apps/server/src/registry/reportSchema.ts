import { readBundle } from '../contract/readBundle.js';

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const here = '#/components/schemas/';
const own = '#/$defs/';

/** Names of the schemas that a schema refers to. */
const namedIn = (schema: object): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name ?? '',
  );

/** The given schemas of the contract and those they refer to, as the definitions of a standalone schema. */
function definitionsOf(names: readonly string[]): object {
  const { schemas } = (readBundle('huiqi') as Contract).components;
  const found = new Map<string, object>();
  const wanted = [...names];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const schema = schemas[name];
    if (found.has(name) || !schema) continue;
    found.set(name, JSON.parse(JSON.stringify(schema).replaceAll(here, own)) as object);
    wanted.push(...namedIn(schema));
  }
  return Object.fromEntries(found);
}

const partners = {
  oneOf: [
    { type: 'array', maxItems: 50, items: { $ref: `${own}ReportSupplyPartner` } },
    { type: 'null' },
  ],
};

/** Schema of a report in the register's reply: the sections are the contract's. */
const makeSchema = () => ({
  type: 'object',
  required: ['asOf', 'sections', 'suppliers', 'customers'],
  additionalProperties: false,
  properties: {
    asOf: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' },
    sections: { $ref: `${own}ReportSections` },
    suppliers: partners,
    customers: partners,
  },
  $defs: definitionsOf(['ReportSections', 'ReportSupplyPartner']),
});

let made: ReturnType<typeof makeSchema> | undefined;

/** The same, made on first use. */
export const reportSchema = () => (made ??= makeSchema());
