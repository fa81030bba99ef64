import type { Owner } from '@huiqi/sdk/contract';
import type { ExampleCall } from './exampleCalls.js';
import type { Operation } from './operations.js';

/** A position in a call that names somebody's object. */
export interface OwnedPlace {
  /** As in `x-owner`: `orderId`, `body.creditCode`. */
  readonly name: string;
  readonly kind: Owner;
  /** Whether the example names an object there. */
  readonly isNamed: boolean;
  /** Returns the example call for another object. */
  readonly about: (id: string) => Pick<ExampleCall, 'path' | 'body'>;
}

/** Kinds of ids that give access to nothing. */
const open: readonly Owner[] = ['public', 'claim'];

type Body = Readonly<Record<string, unknown>>;

/** The same body with another id at a path: `companyInfo.nsrsbh`. */
function withId(body: Body, [field = '', ...below]: readonly string[], id: string): Body {
  const inside = body[field];
  if (below.length > 0) return { ...body, [field]: withId((inside ?? {}) as Body, below, id) };
  return { ...body, [field]: Array.isArray(inside) ? [id] : id };
}

const isInBody = (body: Body | undefined, [field = '', ...below]: readonly string[]): boolean =>
  body?.[field] !== undefined && (below.length === 0 || isInBody(body[field] as Body, below));

const isInAddress = (name: string, template: string, path: string) =>
  template.includes(`{${name}}`) || new URL(path, 'http://x').searchParams.has(name);

const aboutBody =
  (field: readonly string[], { path, body = {} }: ExampleCall) =>
  (id: string) => ({ path, body: withId(body as Body, field, id) });

function aboutAddress(name: string, { path: template }: Operation, { path, body }: ExampleCall) {
  return (id: string) => {
    const url = new URL(path, 'http://x');
    const given = url.pathname.split('/');
    const ofTemplate = (part: string, at: number) =>
      part === `{${name}}` ? id : (given[at] ?? '');
    if (template.includes(`{${name}}`))
      url.pathname = template.split('/').map(ofTemplate).join('/');
    else url.searchParams.set(name, id);
    return { path: `${url.pathname}${url.search}`, ...(body ? { body } : {}) };
  };
}

/** Returns the positions of an operation that name somebody's object, according to its metadata. */
export const ownedPlaces = (operation: Operation, example: ExampleCall): OwnedPlace[] =>
  Object.entries(operation.owners)
    .filter(([, kind]) => !open.includes(kind))
    .map(([name, kind]) => {
      const field = /^body\.(.+)$/.exec(name)?.[1];
      const path = field?.split('.');
      return path === undefined
        ? {
            name,
            kind,
            isNamed: isInAddress(name, operation.path, example.path),
            about: aboutAddress(name, operation, example),
          }
        : {
            name,
            kind,
            isNamed: isInBody(example.body as Body | undefined, path),
            about: aboutBody(path, example),
          };
    });
