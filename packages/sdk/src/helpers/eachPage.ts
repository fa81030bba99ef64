/** One page of a list, in either of the two shapes of the contract (spec 1 §7). */
export type ListPage<Row> =
  | { readonly content: readonly Row[]; readonly page: { readonly total: number } }
  | { readonly content: readonly Row[]; readonly totalElements: number };

type FetchPage<Row> = (index: number) => Promise<ListPage<Row>>;

/**
 * Iterates over the pages of a list:
 * `for await (const page of eachPage((index) => listOrders(client, { index })))`.
 */
export async function* eachPage<Row>(
  fetchPage: FetchPage<Row>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let seen = 0;
  for (let index = 1; ; index += 1) {
    const found = await fetchPage(index);
    const { content } = found;
    // Rows may be deleted meanwhile: an empty page ends the iteration whatever the total.
    if (content.length === 0) return;
    yield content;
    seen += content.length;
    if (seen >= ('page' in found ? found.page.total : found.totalElements)) return;
  }
}

/** Iterates over the rows of a list: `for await (const order of eachItem((index) => listOrders(client, { index })))`. */
export async function* eachItem<Row>(
  fetchPage: FetchPage<Row>,
): AsyncGenerator<Row, void, undefined> {
  for await (const page of eachPage(fetchPage)) yield* page;
}
