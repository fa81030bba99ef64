import { describe, expect, it } from 'vitest';
import type { OrganisationContent, OrganisationProductContent } from '../../generated/models.js';
import {
  organisationContentErrors,
  serviceDecisionErrors,
  serviceProductErrors,
} from './serviceContentRules.js';

const organisation: OrganisationContent = {
  name: '智企服务',
  introduction: '为中小企业提供知识产权服务',
  address: '桂溪街道',
  contactName: '张惠',
  contactPhone: '023-74500000',
};
const product: OrganisationProductContent = {
  name: '专利申请',
  serviceTypeBig: 'TECH',
  serviceTypeSmall: 'TECH_PATENT',
  serviceMode: 'PHONE_SERVICE',
  servicePriceType: 'PAY',
  price: '10.00',
  content: '<p>检索、撰写、答复审查意见</p>',
  process: '',
  contactPhone: '13800000001',
};
const fieldsOf = (errors: readonly { readonly field: string }[]) =>
  errors.map(({ field }) => field);

describe('what staff change of their organisation', () => {
  it('may be as it should', () => expect(organisationContentErrors(organisation)).toEqual([]));
  it.each([
    [{ name: ' 智 ' }, 'name'],
    [{ introduction: '太短' }, 'introduction'],
    [{ address: '' }, 'address'],
    [{ contactName: '张' }, 'contactName'],
    [{ contactPhone: '12345' }, 'contactPhone'],
  ])('%o is refused', (part, field) => {
    expect(fieldsOf(organisationContentErrors({ ...organisation, ...part }))).toEqual([field]);
  });
});

describe('a product', () => {
  it.each([product, { ...product, servicePriceType: 'FREE', price: null } as const])(
    'may be as it should',
    (content) => expect(serviceProductErrors(content)).toEqual([]),
  );
  it.each([
    [{ name: '' }, 'name'],
    [{ serviceTypeBig: '' }, 'serviceTypeBig'],
    [{ serviceTypeSmall: '' }, 'serviceTypeSmall'],
    [{ price: null }, 'price'],
    [{ price: '0.00' }, 'price'],
    [{ content: '<p></p><ul><li>很少的字</li></ul>' }, 'content'],
    [{ contactPhone: '' }, 'contactPhone'],
  ])('%o is refused', (part, field) => {
    expect(fieldsOf(serviceProductErrors({ ...product, ...part }))).toEqual([field]);
  });
});

describe('a decision', () => {
  it('passes without a reason and refuses with one', () => {
    expect(serviceDecisionErrors({ decision: 'PASS' })).toEqual([]);
    expect(serviceDecisionErrors({ decision: 'REFUSE', reason: '资质不符' })).toEqual([]);
    expect(fieldsOf(serviceDecisionErrors({ decision: 'REFUSE', reason: ' 无 ' }))).toEqual([
      'reason',
    ]);
  });
});
