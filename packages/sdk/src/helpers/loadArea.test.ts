import { describe, expect, it } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { loadArea } from './loadArea.js';

describe('loadArea', () => {
  const other = {
    key: 'other',
    regionName: '其他',
    scfProvince: '500000',
    scfCity: '500101',
    scfDistrict: '0',
  };

  it('uses the area the address names', async () => {
    const client = createMockClient({ listHomePageAreas: { data: [other] } });
    const loaded = await loadArea(client, { host: 'OTHER.huiqi.example' });
    expect(loaded).toMatchObject({ area: other, fallback: false });
    expect(client.area).toEqual(other);
    const config = client.transport.requests.at(-1)!;
    expect(config.query).toMatchObject({ scfCity: '500101' });
    expect(config.headers.get('x-service-tag')).toBe('front');
    expect(
      (
        await loadArea(createMockClient({ listHomePageAreas: { data: [other] } }), {
          path: '/other/loan',
        })
      ).area,
    ).toEqual(other);
  });

  it('or whose domain is the host', async () => {
    const own = { ...other, key: 'hechuan', domainName: 'www.Hechuan-Qiye.example' };
    const found = async (host: string) =>
      (await loadArea(createMockClient({ listHomePageAreas: { data: [other, own] } }), { host }))
        .area;
    expect(await found('WWW.hechuan-qiye.example')).toEqual(own);
    expect(await found('hechuan-qiye.example')).not.toEqual(own);
  });

  it('else the one the server says, else the province', async () => {
    const client = createMockClient();
    expect((await loadArea(client, { host: 'localhost', path: '/' })).area.regionName).toBe(
      '垫江县',
    );
    client.transport.use({ getCurrentArea: { code: '100500' } });
    const fallen = await loadArea(client);
    expect(fallen.fallback).toBe(true);
    expect(client.area).toMatchObject({ scfProvince: '500000', scfCity: '0', scfDistrict: '0' });
  });

  it('fails like any call when it is aborted, and sets no region', async () => {
    const controller = new AbortController();
    const client = createMockClient({ listHomePageAreas: { hang: true } });
    const loading = loadArea(client, {}, controller.signal);
    controller.abort();
    await expect(loading).rejects.toMatchObject({ name: 'HuiqiError', kind: 'aborted' });
    expect(client.area).toBeNull();
  });
});
