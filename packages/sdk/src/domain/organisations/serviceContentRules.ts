import type {
  FieldError,
  OrganisationContent,
  OrganisationProductContent,
  ServiceReviewDecision,
} from '../../generated/models.js';
import { isContactPhone } from '../validators/contactPhones.js';

const lengthOf = (text: string) => [...text.trim()].length;

const phoneErrors = (contactPhone: string): FieldError[] =>
  isContactPhone(contactPhone.trim())
    ? []
    : [{ field: 'contactPhone', message: '请输入正确的手机号或固定电话' }];

/** Errors (zh-CN) of an organisation's content, by field; inferred. */
export function organisationContentErrors(content: OrganisationContent): FieldError[] {
  const { name, introduction, address, contactName, contactPhone } = content;
  return [
    ...(lengthOf(name) < 2 ? [{ field: 'name', message: '请输入机构名称，至少2个字' }] : []),
    ...(lengthOf(introduction) < 10
      ? [{ field: 'introduction', message: '请填写机构简介，至少10个字' }]
      : []),
    ...(lengthOf(address) < 2 ? [{ field: 'address', message: '请输入办公地址' }] : []),
    ...(lengthOf(contactName) < 2 ? [{ field: 'contactName', message: '请输入联系人' }] : []),
    ...phoneErrors(contactPhone),
  ];
}

/** The words of rich text, without its marks. */
const wordsOf = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '');

/** Errors (zh-CN) of a product that passes the contract, by its field; inferred. */
export function serviceProductErrors(content: OrganisationProductContent): FieldError[] {
  const { name, serviceTypeBig, serviceTypeSmall, servicePriceType, price } = content;
  const isPriced = price !== null && Number(price) > 0;
  return [
    ...(lengthOf(name) < 2 ? [{ field: 'name', message: '请输入产品名称，至少2个字' }] : []),
    ...(serviceTypeBig === '' ? [{ field: 'serviceTypeBig', message: '请选择服务大类' }] : []),
    ...(serviceTypeSmall === '' ? [{ field: 'serviceTypeSmall', message: '请选择服务小类' }] : []),
    ...(servicePriceType === 'PAY' && !isPriced
      ? [{ field: 'price', message: '请输入大于0的价格' }]
      : []),
    ...(lengthOf(wordsOf(content.content)) < 10
      ? [{ field: 'content', message: '请填写服务内容，至少10个字' }]
      : []),
    ...phoneErrors(content.contactPhone),
  ];
}

/** Errors (zh-CN) of a decision on a submission, by body field; inferred. */
export const serviceDecisionErrors = ({
  decision,
  reason = '',
}: Pick<ServiceReviewDecision, 'decision' | 'reason'>): FieldError[] =>
  decision !== 'PASS' && lengthOf(reason) < 2
    ? [{ field: 'reason', message: '请填写不通过的原因，至少2个字' }]
    : [];
