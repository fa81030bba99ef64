import { describe, expect, it } from 'vitest';
import { createClient } from '../client/createClient.js';
import { getOrderReport } from '../generated/operations/reports.js';
import {
  backendOptionsFor,
  defineEnvironments,
  environmentNames,
  environments,
  signOnAddress,
} from './environments.js';

describe('environments', () => {
  it('are the five of the specification, with hosts of one’s own over them', () => {
    expect(Object.keys(environments)).toEqual([...environmentNames]);
    const own = defineEnvironments({ production: { baseUrl: 'https://loans.gov.example' } });
    expect(own.production.baseUrl).toBe('https://loans.gov.example');
    expect(own.production.clientId).toBe('huiqi-web');
    expect(own.test).toEqual(environments.test);
  });

  it('lead to the single sign-on and back to a path of this site only', () => {
    const address = new URL(signOnAddress(environments.production, '/loan?amount=0-100'));
    expect(address.origin).toBe('https://sso.huiqi.example');
    expect(address.searchParams.get('redirect_uri')).toBe(
      'https://huiqi.example/loan?amount=0-100',
    );
    for (const bad of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '']) {
      expect(() => signOnAddress(environments.production, bad)).toThrow(TypeError);
    }
  });
});

it('reads a report at the same path of the backend host', async () => {
  const asked: string[] = [];
  const client = createClient({
    ...backendOptionsFor(environments.production),
    session: { mode: 'token', token: 'partner' },
    fetch: async (url) => {
      asked.push(String(url));
      return Response.json({ code: '200', message: '', data: null });
    },
  });
  expect(await getOrderReport(client, { id: '100001' })).toBeNull();
  const { backendUrl, baseUrl } = environments.production;
  expect(asked).toEqual([`${backendUrl}/api/huiqi/order/100001/admin/report`]);
  expect(backendUrl).not.toBe(baseUrl);
});
