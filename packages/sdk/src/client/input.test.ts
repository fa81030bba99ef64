import { describe, expect, it } from 'vitest';
import { constants } from '../generated/constantTable.js';
import { searchPolicies } from '../generated/operations/policies.js';
import { applyForProduct } from '../generated/operations/applications.js';
import { exportOrders } from '../generated/operations/exports.js';
import { listStaffOrders } from '../generated/operations/staffOrders.js';
import { listSupervisedCompanies } from '../generated/operations/supervision.js';
import { createMockClient } from '../testing/createMockClient.js';
import { splitInput } from './input.js';

const queryOf = async (input: Parameters<typeof searchPolicies>[1]) => {
  const client = createMockClient();
  await searchPolicies(client, input);
  return client.transport.requests[0]!.query;
};

describe('filters in the query', () => {
  it('are trimmed, and left out when nothing remains (spec 2 §5)', async () => {
    const query = await queryOf({
      keyword: ' 技改 ',
      publishNumber: '   ',
      grade: 'CITY',
      index: 2,
    });
    expect(query).toEqual({ keyword: '技改', grade: 'CITY', index: '2' });
  });

  it('send `declare` as an empty text when false (spec 2 §5)', async () => {
    expect(await queryOf({ declare: false })).toEqual({ declare: '' });
    expect(await queryOf({ declare: true })).toEqual({ declare: 'true' });
    expect(await queryOf({})).toEqual({});
  });

  it('keep an empty `regionName` (spec 1 §5)', () => {
    const input = { regionName: ' ', companyName: ' ' };
    expect(splitInput(listStaffOrders.spec, input).query).toEqual({ regionName: '' });
  });
});

it('is the same on a page that extends all objects', async () => {
  const added = { configurable: true, writable: true, value: () => undefined };
  const everyObject = Reflect.getPrototypeOf({})!;
  Object.defineProperties(everyObject, { size: added, each: { ...added, enumerable: true } });
  const query = await queryOf({ index: 2, size: 5 }).finally(() => {
    for (const name of ['size', 'each']) Reflect.deleteProperty(everyObject, name);
  });
  expect(query).toEqual({ index: '2', size: '5' });
});

describe('bodies', () => {
  it('that hold filters are sent like a query', () => {
    const body = { index: 1, size: constants.pageSizes.recommended, keyword: ' 食品 ' };
    expect(splitInput(listSupervisedCompanies.spec, { body }).body).toEqual({
      ...body,
      keyword: '食品',
    });
    const columns = { fieldList: [{ fieldName: 'a', fieldDesc: ' a ', checked: true }] };
    const filters = { ...columns, regionName: '', companyName: '', orderCode: ' 1 ' };
    expect(splitInput(exportOrders.spec, { body: filters }).body).toEqual({
      ...columns,
      regionName: '',
      orderCode: '1',
    });
  });

  it('of writes are sent as they are', () => {
    const body = { taxpayer: ' 企业 ', tel: '' };
    expect(splitInput(applyForProduct.spec, { productId: '1', body }).body).toBe(body);
  });
});
