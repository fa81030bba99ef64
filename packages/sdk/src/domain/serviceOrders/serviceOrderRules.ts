import type {
  FieldError,
  OrganisationOrderHandling,
  ServiceOrderApplication,
  ServiceRating,
} from '../../generated/models.js';
import { serviceHandlingEvent } from './serviceOrderMachine.js';

const lengthOf = (text = '') => [...text.trim()].length;

/** Errors (zh-CN) of an order of a service that passes the contract, by the field of its body; inferred. */
export function serviceApplicationErrors({
  contactName,
}: Pick<ServiceOrderApplication, 'contactName'>): FieldError[] {
  const isNamed = contactName === undefined || lengthOf(contactName) >= 2;
  return isNamed ? [] : [{ field: 'contactName', message: '请输入联系人' }];
}

/** Whether a status requires an explanation for the enterprise. */
export const needsServiceReply = (status: OrganisationOrderHandling['status']): boolean =>
  serviceHandlingEvent(status) === 'REFUSE';

/** Errors (zh-CN) of what an organisation does with an order, by the field of its body; inferred. */
export function serviceHandlingErrors({
  status,
  handling,
}: Pick<OrganisationOrderHandling, 'status' | 'handling'>): FieldError[] {
  if (serviceHandlingEvent(status) === undefined)
    return [{ field: 'status', message: '请选择处理结果' }];
  return needsServiceReply(status) && lengthOf(handling) < 2
    ? [{ field: 'handling', message: '请填写拒绝原因，至少2个字' }]
    : [];
}

/** Errors (zh-CN) of a rating, by the field of its body; inferred. */
export const serviceRatingErrors = ({ score }: Pick<ServiceRating, 'score'>): FieldError[] =>
  Number.isInteger(score) && score >= 1 && score <= 5
    ? []
    : [{ field: 'score', message: '请选择评分' }];
