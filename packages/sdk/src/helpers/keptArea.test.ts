import { describe, expect, it } from 'vitest';
import { listProducts } from '../generated/operations/products.js';
import { memoryStorage } from '../session/storage.js';
import { createMockClient } from '../testing/createMockClient.js';
import { loadArea, switchArea } from './loadArea.js';

const area = {
  key: 'other',
  regionName: '其他',
  scfProvince: '500000',
  scfCity: '500101',
  scfDistrict: '0',
};

/** A tab whose first page found its region. */
async function visitedTab() {
  const areaStorage = memoryStorage();
  const first = createMockClient({ listHomePageAreas: { data: [area] } }, { areaStorage });
  const { config } = await loadArea(first, { host: 'other.huiqi.example' });
  const served = { listHomePageAreas: { data: [area] } };
  const reload = (scenarios = {}) => createMockClient({ ...served, ...scenarios }, { areaStorage });
  return { areaStorage, config, reload };
}

describe('the region of a tab (spec 1 §9)', () => {
  it('is known from the first call of the next page on', async () => {
    const { reload } = await visitedTab();
    const client = reload();
    expect(client.area).toEqual(area);
    await listProducts(client);
    const { headers } = client.transport.requests[0]!;
    expect(headers.get('x-service-tag')).toBe('front');
    expect(headers.get('x-scf-province')).toBe('500000');
    expect(headers.get('x-scf-city')).toBe('500101');
  });

  it('serves instead of the one the server would say, but not of the one in the address', async () => {
    const { reload } = await visitedTab();
    const client = reload();
    expect(await loadArea(client)).toMatchObject({ area, fallback: false });
    const asked = client.transport.requests.map(({ operationId }) => operationId);
    expect(asked).not.toContain('getCurrentArea');
    const named = { ...area, key: 'third', scfCity: '500102' };
    const moved = reload({ listHomePageAreas: { data: [named] } });
    expect((await loadArea(moved, { path: '/third/loan' })).area).toEqual(named);
    expect(reload().area).toEqual(named);
  });

  it('leads to the one that the server says once it has closed', async () => {
    const { reload } = await visitedTab();
    const first = { ...area, key: 'first', scfCity: '500102' };
    const closed = reload({
      listHomePageAreas: { data: [first] },
      getCurrentArea: { data: first },
    });
    expect((await loadArea(closed)).area).toEqual(first);
    // A district without a region of its own is chosen without a key.
    const { key: _key, ...codes } = area;
    const district = { ...codes, scfCity: '500103' };
    await switchArea(closed, district);
    expect((await loadArea(closed)).area.scfCity).toBe('500103');
  });

  it('comes with its configuration, should the server fail', async () => {
    const { config, reload } = await visitedTab();
    const failing = { getAreaConfig: { code: '100500' }, listHomePageAreas: { code: '100500' } };
    expect(await loadArea(reload(failing))).toEqual({ area, config, fallback: false });
    const elsewhere = createMockClient(failing);
    await expect(loadArea(elsewhere)).rejects.toMatchObject({ code: '100500' });
  });

  it('is not kept when it is the fallback', async () => {
    const areaStorage = memoryStorage();
    const scenarios = { getCurrentArea: { code: '100500' }, listHomePageAreas: { code: '100500' } };
    const client = createMockClient(scenarios, { areaStorage });
    expect((await loadArea(client)).fallback).toBe(true);
    expect(createMockClient({}, { areaStorage }).area).toBeNull();
  });

  it('yields to the option', async () => {
    const { areaStorage } = await visitedTab();
    const own = { ...area, scfCity: '0' };
    expect(createMockClient({}, { areaStorage, area: own }).area).toEqual(own);
  });

  it.each([
    ['nonsense', '{'],
    ['a code that is none', JSON.stringify({ area: { ...area, scfCity: 'x\r\ny' }, config: {} })],
    ['no configuration', JSON.stringify({ area })],
    ['a number', '7'],
  ])('is ignored when the storage holds %s', (_what, text) => {
    const areaStorage = memoryStorage();
    areaStorage.set('area', text);
    expect(createMockClient({}, { areaStorage }).area).toBeNull();
  });
});

describe('switchArea', () => {
  it('serves and keeps the chosen region; calls go out for it', async () => {
    const { reload } = await visitedTab();
    const client = reload();
    const chosen = { ...area, key: 'third', regionName: '第三', scfCity: '500102' };
    const { config } = await switchArea(client, chosen);
    expect(client.transport.requests[0]!.query).toMatchObject({ scfCity: '500102' });
    await listProducts(client);
    expect(client.transport.requests[1]!.headers.get('x-scf-city')).toBe('500102');
    const again = reload({ listHomePageAreas: { data: [area, chosen] } });
    expect(await loadArea(again)).toEqual({ area: chosen, config, fallback: false });
  });

  it('leaves the region as it is when the configuration cannot be read', async () => {
    const { reload } = await visitedTab();
    const client = reload({ getAreaConfig: { code: '100500' } });
    const chosen = { ...area, scfCity: '500102' };
    await expect(switchArea(client, chosen)).rejects.toMatchObject({ code: '100500' });
    expect(client.area).toEqual(area);
    expect(reload().area).toEqual(area);
  });

  it('prefers the region of the path to that of the host', async () => {
    const named = { ...area, key: 'third', scfCity: '500102' };
    const client = createMockClient({ listHomePageAreas: { data: [area, named] } });
    const loaded = await loadArea(client, { host: 'other.huiqi.example', path: '/third/loan' });
    expect(loaded.area).toEqual(named);
  });
});
