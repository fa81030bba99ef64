import { ServiceModeValues, ServicePriceTypeValues } from '@huiqi/sdk/domain';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../../seed/random.js';
import { serviceSubtypes, serviceTypeName } from '../../../lib/serviceTypes.js';
import type { IndexedService, ServiceQuery } from './IndexedService.js';
import { ServiceColumns } from './ServiceColumns.js';

const words = ['专利', '申请', '记账', 'ISO', '培训', '检测', '设计'];
const everything = { limit: 10_000, offset: 0 };

function makeService(id: number, random: Random): IndexedService {
  const { item, category } = random.pick(serviceSubtypes);
  const org = random.whole(1, 5);
  return {
    id: String(id),
    version: String(random.whole(1, 1e9)),
    name: `${random.pick(words)}${random.pick(words)}${id}`,
    orgId: String(org),
    orgName: `机构${org}`,
    typeBig: category.code,
    typeSmall: item.code,
    mode: random.pick(ServiceModeValues),
    priceType: random.pick(ServicePriceTypeValues),
    orderNumber: random.whole(0, 5),
    createdAt: random.whole(0, 3),
  };
}

function makeQuery(random: Random): ServiceQuery {
  const { item, category } = random.pick(serviceSubtypes);
  const some = <Value>(value: Value) => (random.next() < 0.3 ? value : undefined);
  return {
    keyword: some(random.pick([...words, '专利 申请', 'iso', '机构3', '知识产权', '1'])),
    serviceTypeBig: some(category.code),
    serviceTypeSmall: some(item.code),
    serviceMode: some(random.pick(ServiceModeValues)),
    servicePriceType: some(random.pick(ServicePriceTypeValues)),
    shortcutService: some(1 as const),
    orgId: some(String(random.whole(1, 5))),
  };
}

const isIn = (wanted: string | undefined, value: string) =>
  wanted === undefined || wanted === value;

/** The same search, in its simplest form. */
const matches = (one: IndexedService, query: ServiceQuery): boolean => {
  const text = [
    one.name,
    one.orgName,
    serviceTypeName(one.typeBig),
    serviceTypeName(one.typeSmall),
  ].join('\n');
  return (
    isIn(query.serviceTypeBig, one.typeBig) &&
    isIn(query.serviceTypeSmall, one.typeSmall) &&
    isIn(query.serviceMode, one.mode) &&
    isIn(query.servicePriceType, one.priceType) &&
    isIn(query.orgId, one.orgId) &&
    (query.shortcutService === undefined ||
      one.mode === 'PHONE_SERVICE' ||
      one.mode === 'INTERNET_SERVICE') &&
    (query.keyword ?? '')
      .toLowerCase()
      .split(' ')
      .every((word) => text.toLowerCase().includes(word))
  );
};

const inOrder = (services: Iterable<IndexedService>) =>
  [...services].toSorted(
    (one, other) =>
      other.orderNumber - one.orderNumber ||
      other.createdAt - one.createdAt ||
      (one.id < other.id ? -1 : 1),
  );

test('finds what a plain search finds, through additions, changes and removals', async () => {
  const random = createRandom(15);
  const columns = new ServiceColumns();
  const stored = new Map<string, IndexedService>();
  let found = 0;
  for (let round = 0; round < 12; round += 1) {
    const added = Array.from({ length: 40 }, () => makeService(random.whole(1, 300), random));
    const unique = [...new Map(added.map((one) => [one.id, one])).values()];
    for (const one of unique) stored.set(one.id, one);
    await columns.add(unique);
    for (const id of [...stored.keys()].filter(() => random.next() < 0.1)) {
      stored.delete(id);
      columns.remove(id);
    }
    for (let turn = 0; turn < 40; turn += 1) {
      const query = makeQuery(random);
      const wanted = inOrder(stored.values())
        .filter((one) => matches(one, query))
        .map(({ id }) => id);
      found += wanted.length;
      expect(columns.select(query, everything)).toEqual({ ids: wanted, total: wanted.length });
      expect(columns.select(query, { limit: 3, offset: 2 })).toEqual({
        ids: wanted.slice(2, 5),
        total: wanted.length,
      });
    }
  }
  expect(found).toBeGreaterThan(1_000);
  expect(columns.versions()).toEqual(
    new Map([...stored.values()].map(({ id, version }) => [id, version])),
  );
});

test('is worn once most of it has changed', async () => {
  const random = createRandom(16);
  const columns = new ServiceColumns();
  const services = Array.from({ length: 200 }, (_unused, id) => makeService(id, random));
  for (let round = 0; round < 3; round += 1) await columns.add(services);
  expect(columns.isWorn).toBe(false);
  await columns.add(services);
  expect(columns.isWorn).toBe(true);
});
