import { describe, expect, it } from 'vitest';
import { defaultHeaderNames as names } from '../generated/headers.js';
import { listProducts } from '../generated/operations/products.js';
import { applyForProduct } from '../generated/operations/applications.js';
import { verifyCorporatePhone } from '../generated/operations/companies.js';
import { uploadFiles } from '../generated/operations/uploads.js';
import { createMockClient } from '../testing/createMockClient.js';
import type { ClientOptions } from './options.js';
import { createIdempotencyKey, createRequestId } from './requestId.js';
import { rawClient } from './rawClient.js';

const area = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };
const sent = async (options: ClientOptions = {}) => {
  const client = createMockClient({}, options);
  await listProducts(client);
  return client.transport.requests[0]!.headers;
};
const application = {
  taxpayer: '重庆明月食品有限公司',
  creditCode: '91500231MA5U0000X1',
  loanAmount: '100',
  loanterm: 12,
  agreement: true as const,
};

describe('headers of single calls', () => {
  const input = { nsrsbh: '91500231MA5U0000X1', phone: '13900000001', productId: '1' };

  it('carry token and source once more on verifyCorporatePhone', async () => {
    const client = createMockClient({}, { session: { mode: 'token', token: 'secret' } });
    await verifyCorporatePhone(client, input);
    await listProducts(client);
    const [own, usual] = client.transport.requests;
    expect(own!.headers.get('token')).toBe('secret');
    expect(own!.headers.get('source')).toBe('XN100');
    expect(usual!.headers.get('token')).toBeNull();
    expect(usual!.headers.get('source')).toBeNull();
  });

  it('carry no token where a cookie does, under the names the host wants', async () => {
    const client = createMockClient({}, { headerNames: { corporateSource: 'X-From' } });
    await verifyCorporatePhone(client, input);
    expect(client.transport.requests[0]!.headers.get('token')).toBeNull();
    expect(client.transport.requests[0]!.headers.get('x-from')).toBe('XN100');
  });

  it('leave the type of a form to the browser', async () => {
    const client = createMockClient();
    const body = new FormData();
    body.append('files', new File(['x'], 'a.pdf'));
    await uploadFiles(client, { body });
    const [request] = client.transport.requests;
    expect(request!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((request!.body as FormData).get('files')).toBeInstanceOf(File);
  });
});

describe('headers of every call', () => {
  it('sends the area with the front tag', async () => {
    const headers = await sent({ area });
    expect(headers.get(names.serviceTag)).toBe('front');
    expect(headers.get(names.province)).toBe('500000');
    expect(headers.get(names.city)).toBe('500231');
    expect(headers.get(names.district)).toBe('0');
    expect(headers.get(names.platform)).toBe('1001');
    expect(headers.get(names.channel)).toBe('WEB');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get(names.sessionMode)).toBe('cookie');
    expect(headers.get(names.requestId)).toMatch(/^web-\d{14}[a-z0-9]{6}$/);
    expect(headers.get(names.idempotencyKey)).toBeNull();
    expect(headers.get(names.token)).toBeNull();
  });

  it.each<[string, ClientOptions]>([
    ['no area is stored', {}],
    ['the address is the insurer-type one', { area, location: () => '/cIGNALoan?token=x' }],
    ['the host says so', { area, insurer: true }],
  ])('sends the default province with the other tag when %s', async (_when, options) => {
    const headers = await sent(options);
    expect(headers.get(names.serviceTag)).toBe('insurer');
    expect(headers.get(names.province)).toBe('340000');
  });

  it('follows the address and the area as they change', async () => {
    let path = '/loan';
    const client = createMockClient({}, { area, location: () => path });
    await listProducts(client);
    path = '/cIGNALoan';
    await listProducts(client);
    path = '/loan';
    client.setArea({ ...area, scfCity: '500101' });
    await listProducts(client);
    const tags = client.transport.requests.map(({ headers }) => headers.get(names.serviceTag));
    expect(tags).toEqual(['front', 'insurer', 'front']);
    expect(client.transport.requests[2]!.headers.get(names.city)).toBe('500101');
  });

  it('accepts other header names', async () => {
    const headers = await sent({ headerNames: { province: 'scf-prov', requestId: 'rid' } });
    expect(headers.get('scf-prov')).toBe('340000');
    expect(headers.get('rid')).toMatch(/^web-/);
    expect(headers.get(names.province)).toBeNull();
  });

  it('adds a random parameter to reads in old Internet Explorer only', async () => {
    const client = createMockClient({}, { cacheBusting: true });
    await listProducts(client, { index: 2, keyword: '', bankId: undefined });
    await applyForProduct(client, { productId: '1', body: application });
    expect(client.transport.requests[0]!.query).toEqual({
      index: '2',
      _: expect.stringMatching(/^\d+$/) as string,
    });
    expect(client.transport.requests[1]!.query).toEqual({});
  });

  it("sends one idempotency key per write, or the caller's own", async () => {
    const client = createMockClient();
    await applyForProduct(client, { productId: '1', body: application });
    await applyForProduct(client, { productId: '1', body: application });
    await applyForProduct(
      client,
      { productId: '1', body: application },
      { idempotencyKey: 'mine' },
    );
    const keys = client.transport.requests.map(({ headers }) => headers.get(names.idempotencyKey));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
    expect(client.transport.requests[0]!.body).toEqual(application);
    expect(client.transport.requests[0]!.path).toEqual({ productId: '1' });
  });

  it('sets them on the raw client too', async () => {
    const client = createMockClient({}, { area, session: { mode: 'token', token: 't1' } });
    await rawClient(client).GET('/product/index/page', {});
    const { headers } = client.transport.requests[0]!;
    expect(headers.get(names.token)).toBe('t1');
    expect(headers.get(names.serviceTag)).toBe('front');
  });

  it('calls another path where the integrator says so', async () => {
    const client = createMockClient({}, { pathOverrides: { listProducts: '/product/index/home' } });
    await listProducts(client);
    expect(client.transport.requests[0]!.operationId).toBe('getProductHome');
  });

  it('refuses an empty path parameter', async () => {
    const client = createMockClient();
    const call = applyForProduct(client, { productId: '', body: application });
    await expect(call).rejects.toThrow('needs `productId`');
  });
});

describe('createRequestId', () => {
  it('is the date and time in Shanghai and six characters', () => {
    const id = createRequestId(Date.parse('2026-12-31T16:00:01Z'));
    expect(id).toMatch(/^web-20270101000001[a-z0-9]{6}$/);
  });
});

it('makes different keys', () => {
  const keys = new Set(Array.from({ length: 1_000 }, createIdempotencyKey));
  expect(keys.size).toBe(1_000);
});
