import { describe, expect, it } from 'vitest';
import { listProducts } from '../generated/operations/products.js';
import { markNoticesRead } from '../generated/operations/notices.js';
import { createMockClient } from '../testing/createMockClient.js';

describe('identical concurrent reads', () => {
  it('share one request', async () => {
    const client = createMockClient();
    const [a, b] = await Promise.all([
      listProducts(client, { index: 1 }),
      listProducts(client, { index: 1 }),
      listProducts(client, { index: 2 }),
    ]);
    expect(client.transport.requests).toHaveLength(2);
    expect(a).toBe(b);
    await listProducts(client, { index: 1 });
    expect(client.transport.requests).toHaveLength(3);
  });

  it('do not share with a read from before a change', async () => {
    const client = createMockClient({ listProducts: { delayMs: 30 } });
    const before = listProducts(client);
    await markNoticesRead(client, { body: { idList: ['1'] } });
    await Promise.all([before, listProducts(client)]);
    const reads = client.transport.requests.filter((r) => r.operationId === 'listProducts');
    expect(reads).toHaveLength(2);
  });

  it('do not share with a read of another region', async () => {
    let scfCity = '500101';
    const area = () => ({ scfProvince: '500000', scfCity, scfDistrict: '0' });
    const client = createMockClient({}, { area });
    const first = listProducts(client);
    scfCity = '500102';
    await Promise.all([first, listProducts(client)]);
    const cities = client.transport.requests.map(({ headers }) => headers.get('x-scf-city'));
    expect(cities).toEqual(['500101', '500102']);
  });

  it('keep the timeout of each caller', async () => {
    const client = createMockClient({ listProducts: { hang: true } });
    const controller = new AbortController();
    const waits = listProducts(client, {}, { signal: controller.signal, timeoutMs: 0 });
    const hurries = listProducts(client, {}, { timeoutMs: 20 });
    await expect(hurries).rejects.toMatchObject({ kind: 'timeout' });
    controller.abort();
    await expect(waits).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('let one caller leave while the other stays', async () => {
    const client = createMockClient({ listProducts: { delayMs: 20 } });
    const controller = new AbortController();
    const leaves = listProducts(client, {}, { signal: controller.signal });
    const stays = listProducts(client, {}, { signal: new AbortController().signal });
    controller.abort();
    await expect(leaves).rejects.toMatchObject({ kind: 'aborted' });
    await expect(stays).resolves.toHaveProperty('content');
  });

  it('are aborted once every caller has aborted', async () => {
    const client = createMockClient({ listProducts: { hang: true } });
    const first = new AbortController();
    const second = new AbortController();
    const calls = [first, second].map(({ signal }) => listProducts(client, {}, { signal }));
    first.abort();
    second.abort();
    const settled = await Promise.allSettled(calls);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    client.transport.use({ listProducts: {} });
    await expect(listProducts(client)).resolves.toHaveProperty('content');
  });

  it('announce a shared error once', async () => {
    const events: string[] = [];
    const options = { onEvent: (event: { type: string }) => void events.push(event.type) };
    const client = createMockClient({ listProducts: { code: '003001' } }, options);
    await Promise.allSettled([listProducts(client), listProducts(client)]);
    expect(events).toEqual(['too-frequent']);
  });
});
