import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OrderSummary } from '../generated/models.js';
import { listRelatedCompanies } from '../generated/operations/companies.js';
import { listOrders } from '../generated/operations/orders.js';
import { createMockClient } from '../testing/createMockClient.js';
import { eachItem, eachPage } from './eachPage.js';

describe('eachItem', () => {
  const collect = async <Row>(rows: AsyncIterable<Row>) => {
    const seen: Row[] = [];
    for await (const row of rows) seen.push(row);
    return seen;
  };

  it('iterates over the rows of both list shapes', async () => {
    const content = (index: number) => [['a', 'b'], ['c']][index - 1] ?? [];
    const paged = async (index: number) => ({ content: content(index), page: { total: 3 } });
    const counted = async (index: number) => ({ content: content(index), totalElements: 3 });
    expect(await collect(eachItem(paged))).toEqual(['a', 'b', 'c']);
    expect(await collect(eachItem(counted))).toEqual(['a', 'b', 'c']);
  });

  it('accepts the lists of the contract, and fetches no page that is not read', async () => {
    const client = createMockClient({
      listRelatedCompanies: { data: { content: [{ id: '1' }, { id: '2' }], totalElements: 9 } },
    } as never);
    const companies = eachItem((index) =>
      listRelatedCompanies(client, { body: { userId: '1', type: 1, index } }),
    );
    for await (const { id } of companies) if (id === '2') break;
    expect(client.transport.requests).toHaveLength(1);
  });
});

describe('of a client and an operation', () => {
  it('counts the pages in the query', async () => {
    const client = createMockClient({
      listOrders: {
        data: { content: [{ orderCode: 'a' }], page: { index: 1, size: 1, total: 2 } },
      },
    } as never);
    const codes: (string | undefined)[] = [];
    for await (const { orderCode } of eachItem(client, listOrders, { size: 1 }))
      codes.push(orderCode);
    expect(codes).toEqual(['a', 'a']);
    expect(client.transport.requests.map(({ query }) => query)).toEqual([
      { size: '1', index: '1' },
      { size: '1', index: '2' },
    ]);
  });

  it('counts them in the body where the list has one', async () => {
    const client = createMockClient({
      listRelatedCompanies: { data: { content: [{ id: '1' }], totalElements: 2 } },
    } as never);
    const pages = eachPage(client, listRelatedCompanies, { body: { userId: '1', type: 1 } });
    for await (const page of pages) expect(page).toHaveLength(1);
    expect(client.transport.requests.map(({ body }) => body)).toMatchObject([
      { userId: '1', index: 1 },
      { userId: '1', index: 2 },
    ]);
  });

  it('knows its rows, and takes no number of a page', () => {
    const client = createMockClient();
    const orders = eachItem(client, listOrders, { orderStatus: 'BANK_REVIEW' as never });
    expectTypeOf(orders).toEqualTypeOf<AsyncGenerator<OrderSummary, void, undefined>>();
    // @ts-expect-error -- the iteration counts the pages
    eachItem(client, listOrders, { index: 2 });
  });
});

describe('eachPage', () => {
  it('iterates to the last page', async () => {
    const row = (id: number) => ({ id });
    const pages = [[row(1), row(2)], [row(3)]];
    const seen: number[] = [];
    const fetchPage = async (index: number) => ({
      content: pages[index - 1] ?? [],
      page: { index, size: 2, total: 3 },
    });
    for await (const page of eachPage(fetchPage)) seen.push(...page.map(({ id }) => id));
    expect(seen).toEqual([1, 2, 3]);
  });

  it('iterates beyond a total that says how many there are at least', async () => {
    const pages = [['a', 'b'], ['c', 'd'], ['e']];
    const seen: string[] = [];
    const fetchPage = async (index: number) => ({
      content: pages[index - 1] ?? [],
      page: { index, size: 2, total: 2, relation: 'AT_LEAST' },
    });
    for await (const page of eachPage(fetchPage)) seen.push(...page);
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('stops at an empty page whatever the total says', async () => {
    const client = createMockClient({
      listOrders: { data: { content: [], page: { index: 1, size: 10, total: 99 } } },
    });
    for await (const page of eachPage((index) => listOrders(client, { index }))) {
      expect(page).toEqual('never');
    }
    expect(client.transport.requests).toHaveLength(1);
  });
});
