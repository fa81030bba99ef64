import { describe, expect, test } from 'vitest';
import { firstChoices, withProduct, type Choices } from './Choices.js';
import { contrastProblems } from './contrastProblems.js';
import { fields, sections } from './fields.js';
import { toOptions } from './toOptions.js';
import { variableNames } from './variableFields.js';

const changed = (choices: Partial<Choices>) =>
  Object.fromEntries(
    Object.entries(toOptions({ ...firstChoices, ...choices })).filter(
      ([name, value]) => name !== 'feature' && value !== null,
    ),
  );

describe('the options of the form', () => {
  test('are the defaults before anything is changed, and where a text is blank', () => {
    expect(changed({})).toEqual({});
    expect(changed({ pageSize: ' ', reference: '', bankIds: ' , ' })).toEqual({});
  });

  test.each<[Partial<Choices>, object]>([
    [
      { pageSize: '3', locale: 'en' },
      { pageSize: 3, locale: 'en' },
    ],
    [{ bankIds: '1，2' }, { scope: { bankIds: ['1', '2'] } }],
    [
      { categoryIds: '1', productIds: '100001 100003' },
      { scope: { categoryIds: ['1'], productIds: ['100001', '100003'] } },
    ],
    [
      { keyword: ' 云税贷 ', amountRange: 'UP_TO_50', termRange: '12' },
      { filters: { keyword: '云税贷', amount: 'UP_TO_50', term: '12' } },
    ],
    [{ area: '500000,500200,500231' }, { area: '500000,500200,500231' }],
    [{ mode: 'dark', density: 'compact' }, { appearance: { mode: 'dark', density: 'compact' } }],
    [
      { companyName: '明月', creditCode: '91500231MA50004987', contactName: '周晓' },
      {
        prefill: {
          company: { name: '明月', creditCode: '91500231MA50004987' },
          contact: { name: '周晓' },
        },
      },
    ],
    [{ amount: '66', termMonths: '12' }, { prefill: { amount: '66', termMonths: 12 } }],
    [
      { listTitle: '银行 贷款', apply: '我要贷款', processing: '办理中' },
      {
        copy: {
          products: { listTitle: '银行 贷款', apply: '我要贷款' },
          labels: { 受理中: '办理中' },
        },
      },
    ],
    [
      { reference: 'visit-42', layer: '2000', drafts: 'session', debug: 'on' },
      { reference: 'visit-42', layer: 2000, drafts: 'session', debug: true },
    ],
  ])('of %j', (choices, options) => {
    expect(changed(choices)).toEqual(options);
  });

  test('lead a screen to an address of the page', () => {
    const { hostAddress } = toOptions({ ...firstChoices, hostAddress: '/loans?screen=' });
    expect(hostAddress?.('/cIGNAProductDetail/7')).toBe('/loans?screen=%2FcIGNAProductDetail%2F7');
  });
});

test.each(variableNames)('%s is set under the name that its field says', (name) => {
  expect(fields[name].hint).toMatch(new RegExp(`^${name}\\b`));
  expect(changed({ [name]: '#123456' })).toEqual({
    appearance: { variables: { [name]: '#123456' } },
  });
});

test('every field stands in one section of the form', () => {
  const shown = sections.flatMap(({ names }) => names);
  expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted());
});

test('a feature about one product begins with one of the sample, which the others do not keep', () => {
  const one = withProduct(firstChoices, { ...firstChoices, feature: 'product' });
  expect(one.productIds).toBe('100001');
  expect(withProduct(one, { ...one, feature: 'orders' }).productIds).toBe('');
  const own = { ...firstChoices, productIds: '7' };
  expect(withProduct(own, { ...own, feature: 'apply' }).productIds).toBe('7');
});

test('what is hard to read is said beside the field of the colour', () => {
  const problems = contrastProblems({ ...firstChoices, colorDanger: '#ffb3b3' });
  expect(problems).toEqual({ colorDanger: expect.stringMatching(/^对比度不足：.*contrast of/) });
  expect(contrastProblems({ ...firstChoices, colorDanger: '#8f1d14' })).toEqual({});
});
