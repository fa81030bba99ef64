import type { FieldError, TicketApplication, TicketReviewInput } from '../../generated/models.js';
import { ticketAmounts, yuanToFen } from './ticketAmounts.js';
import { validateContactPhone } from '../validators/contactPhones.js';

export interface TicketFields {
  readonly nsrsbh: string;
  readonly contractAmount: string;
  readonly orgName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly fileUrl: string;
}

type Messages = Partial<Record<keyof TicketFields, string>>;

const isPositive = (amount: string) => (yuanToFen(amount) ?? 0n) > 0n;
const tooShort = (text: string) => [...text.trim()].length < 2;

/**
 * Errors of an application by field (zh-CN). Our pages require every field; other clients may omit those that the
 * contract does not require.
 */
export function ticketFieldErrors(fields: TicketFields): Messages {
  const phone = validateContactPhone(fields.contactPhone);
  return {
    ...(fields.nsrsbh === '' && { nsrsbh: '请选择申领企业' }),
    ...(yuanToFen(fields.contractAmount) === null
      ? { contractAmount: '请输入合同金额，单位为元，最多两位小数' }
      : !isPositive(fields.contractAmount) && { contractAmount: '合同金额须大于0' }),
    ...(tooShort(fields.orgName) && { orgName: '请输入服务机构名称' }),
    ...(tooShort(fields.contactName) && { contactName: '请输入联系人' }),
    ...(phone !== null && { contactPhone: phone }),
    ...(fields.fileUrl === '' && { fileUrl: '请上传服务合同' }),
  };
}

/** Errors (zh-CN) of an application that passes the contract, by the field of its body; inferred. */
export function ticketApplicationErrors(
  { contractAmount, orgName, contactName }: TicketApplication,
  terms: { readonly discountRate: string; readonly maxAmount: string },
): FieldError[] {
  const due = ticketAmounts({ contractAmount, ...terms })?.dueAmount ?? '0';
  const errors: FieldError[] = [];
  if (!isPositive(contractAmount))
    errors.push({ field: 'contractAmount', message: '合同金额须大于0' });
  else if (!isPositive(due))
    errors.push({ field: 'contractAmount', message: '合同金额过低，优惠金额不足0.01元' });
  if (orgName !== undefined && tooShort(orgName))
    errors.push({ field: 'orgName', message: '请输入服务机构名称' });
  if (contactName !== undefined && tooShort(contactName))
    errors.push({ field: 'contactName', message: '请输入联系人' });
  return errors;
}

/**
 * Errors (zh-CN) of a reviewer's decision that passes the contract, by body field; inferred. `isRepeated` means that
 * the contract seems to have had a ticket before (`similar` of the review), so that another one needs a reason.
 */
export function ticketReviewErrors(
  { decision, reason = '', approvedAmount }: Omit<TicketReviewInput, 'version'>,
  dueAmount: string,
  isRepeated = false,
): FieldError[] {
  if (decision !== 'PASS')
    return tooShort(reason) ? [{ field: 'reason', message: '请填写退回或不予通过的原因' }] : [];
  const errors: FieldError[] = [];
  if (approvedAmount !== undefined && !isPositive(approvedAmount))
    errors.push({ field: 'approvedAmount', message: '核定金额须大于0，最多两位小数' });
  else if ((yuanToFen(approvedAmount ?? '') ?? 0n) > (yuanToFen(dueAmount) ?? 0n))
    errors.push({ field: 'approvedAmount', message: `核定金额不能高于应享优惠${dueAmount}元` });
  if (isRepeated && tooShort(reason))
    errors.push({ field: 'reason', message: '该合同已核发过惠企券，请填写再次核发的理由' });
  return errors;
}
