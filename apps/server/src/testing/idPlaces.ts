import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import type { OperationRule } from '../contract/operations.js';
import type { ServedCall } from './servedCalls.js';

export type Kind = 'order' | 'company' | 'notice' | 'user' | 'bank';

export interface IdPlace {
  readonly name: string;
  readonly kind: Kind;
  /** The example of the operation, about another object. */
  readonly about: (id: string) => Pick<ServedCall, 'path' | 'body'>;
}

const looksLikeId = /^(id|idList|nsrsbh|creditCode)$|Id$/;
/** Null: places and products are public, a person's number is a claim, no order has a department. */
const owned: Readonly<Record<string, Kind | null>> = {
  orderId: 'order',
  nsrsbh: 'company',
  creditCode: 'company',
  idList: 'notice',
  userId: 'user',
  bankId: 'bank',
  legalId: null,
  areaId: null,
  cityId: null,
  deptId: null,
  productId: null,
  productCategoryId: null,
};

function kindOf(name: string, { path, operationId }: OperationRule): Kind | null {
  // Beside those of orders there are those of places, and one of an authorisation which nothing reads.
  if (name === 'id') return path.startsWith('/order/') ? 'order' : null;
  const kind = owned[name];
  if (kind === undefined)
    throw new Error(`Say in idPlaces.ts whose object ${name} of ${operationId} is`);
  return kind;
}

function bodyNames({ path, method }: OperationRule): string[] {
  const paths = contract.paths as unknown as Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>
  >;
  const schema =
    paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1) ?? '';
  const schemas = contract.components.schemas as Record<string, { properties?: object }>;
  return Object.keys(schemas[name]?.properties ?? {});
}

function about(where: string, name: string, rule: OperationRule, example: ServedCall) {
  const { path, body } = example;
  return (id: string) => {
    if (where === 'body') return { path, body: { ...body, [name]: name === 'idList' ? [id] : id } };
    const url = new URL(path, 'http://x');
    if (where === 'query') url.searchParams.set(name, id);
    else url.pathname = rule.path.replace(`{${name}}`, id);
    return { path: `${url.pathname}${url.search}`, ...(body ? { body } : {}) };
  };
}

/** Where a call names an object that belongs to somebody, as the contract has it. */
export function idPlaces(rule: OperationRule, example: ServedCall): IdPlace[] {
  const inPath = [...rule.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const places = [
    ...inPath.map((name) => ['path', name] as const),
    ...rule.queryNames.map((name) => ['query', name] as const),
    ...bodyNames(rule).map((name) => ['body', name] as const),
  ];
  return places
    .filter(([, name]) => looksLikeId.test(name))
    .flatMap(([where, name]) => {
      const kind = kindOf(name, rule);
      return kind === null ? [] : [{ name, kind, about: about(where, name, rule, example) }];
    });
}
