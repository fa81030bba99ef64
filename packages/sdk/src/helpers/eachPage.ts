import type { HuiqiClient } from '../client/HuiqiClient.js';
import type { CallOptions } from '../client/types.js';

/** One page of a list, in either of the two shapes of the contract (spec 1 §7). */
export type ListPage<Row> =
  | {
      readonly content: readonly Row[];
      readonly page: { readonly total: number; readonly relation?: string | undefined };
    }
  | { readonly content: readonly Row[]; readonly totalElements: number };

type FetchPage<Row> = (index: number) => Promise<ListPage<Row>>;

/** An operation of the contract that returns a page of a list. */
export type ListOperation<Input, Row> = (
  client: HuiqiClient,
  input: Input,
  options?: CallOptions,
) => Promise<ListPage<Row>>;

/** The input of a list without the number of the page, which is in the body if there is one. */
export type ListInput<Input> = Input extends { readonly body: infer Body }
  ? Omit<Input, 'body'> & { readonly body: Omit<Body, 'index'> }
  : Omit<Input, 'index'>;

const withIndex = (input: object, index: number) =>
  'body' in input ? { ...input, body: { ...(input.body as object), index } } : { ...input, index };

/** The rows there are; unknown where the server has only counted up to a limit. */
function totalOf(found: ListPage<unknown>): number {
  if (!('page' in found)) return found.totalElements;
  return found.page.relation === 'AT_LEAST' ? Number.POSITIVE_INFINITY : found.page.total;
}

function fetcherOf<Input, Row>(
  source: FetchPage<Row> | HuiqiClient,
  list?: ListOperation<Input, Row>,
  input: object = {},
  options?: CallOptions,
): FetchPage<Row> {
  if (typeof source === 'function') return source;
  if (!list) throw new TypeError('a client needs the operation of a list beside it');
  return (index) => list(source, withIndex(input, index) as Input, options);
}

/**
 * Iterates over the pages of a list: `for await (const page of eachPage(client, listOrders, { size: 50 }))`, or
 * `eachPage((index) => …)` for calls of your own. A page is fetched when the one before has been used; `break` ends it.
 */
export function eachPage<Input, Row>(
  client: HuiqiClient,
  list: ListOperation<Input, Row>,
  input?: ListInput<NonNullable<Input>>,
  options?: CallOptions,
): AsyncGenerator<readonly Row[], void, undefined>;
export function eachPage<Row>(
  fetchPage: FetchPage<Row>,
): AsyncGenerator<readonly Row[], void, undefined>;
export async function* eachPage<Input, Row>(
  ...args: Parameters<typeof fetcherOf<Input, Row>>
): AsyncGenerator<readonly Row[], void, undefined> {
  const fetchPage = fetcherOf(...args);
  let seen = 0;
  for (let index = 1; ; index += 1) {
    const found = await fetchPage(index);
    const { content } = found;
    // Rows may be deleted meanwhile: an empty page ends the iteration whatever the total.
    if (content.length === 0) return;
    yield content;
    seen += content.length;
    if (seen >= totalOf(found)) return;
  }
}

/**
 * Iterates over the rows of a list, page by page: `for await (const order of eachItem(client, listOrders))`, or
 * `eachItem((index) => listOrders(client, { index }))`.
 */
export function eachItem<Input, Row>(
  client: HuiqiClient,
  list: ListOperation<Input, Row>,
  input?: ListInput<NonNullable<Input>>,
  options?: CallOptions,
): AsyncGenerator<Row, void, undefined>;
export function eachItem<Row>(fetchPage: FetchPage<Row>): AsyncGenerator<Row, void, undefined>;
export async function* eachItem<Input, Row>(
  ...args: Parameters<typeof fetcherOf<Input, Row>>
): AsyncGenerator<Row, void, undefined> {
  for await (const page of eachPage(fetcherOf(...args))) yield* page;
}
