/** The list shape of the contract (spec 1 §7). */
export interface PageAnswer<Row> {
  readonly content: readonly Row[];
  readonly page: { readonly index: number; readonly size: number; readonly total: number };
}

/**
 * Walks through the pages of a list:
 * `for await (const page of eachPage((index) => listOrders(client, { index })))`.
 */
export async function* eachPage<Row>(
  fetchPage: (index: number) => Promise<PageAnswer<Row>>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let seen = 0;
  for (let index = 1; ; index += 1) {
    const { content, page } = await fetchPage(index);
    // Rows may vanish while walking: an empty page ends the walk whatever the total says.
    if (content.length === 0) return;
    yield content;
    seen += content.length;
    if (seen >= page.total) return;
  }
}
