import { expect, test } from 'vitest';
import type { TicketApplication, TicketReviewInput } from '../../generated/models.js';
import { ticketApplicationErrors, ticketFieldErrors, ticketReviewErrors } from './ticketRules.js';

const fields = {
  nsrsbh: '91500231MA5U0000X1',
  contractAmount: '50000.5',
  orgName: '重庆智企服务有限公司',
  contactName: '王明月',
  contactPhone: '13900000001',
  fileUrl: 'finance/202611/contract.pdf',
};

test('a filled-in application has no errors', () => {
  expect(ticketFieldErrors(fields)).toEqual({});
});

test.each([
  ['nsrsbh', '', '请选择申领企业'],
  ['contractAmount', '', '请输入合同金额，单位为元，最多两位小数'],
  ['contractAmount', '1.234', '请输入合同金额，单位为元，最多两位小数'],
  ['contractAmount', '0.00', '合同金额须大于0'],
  ['orgName', ' ', '请输入服务机构名称'],
  ['contactName', '王', '请输入联系人'],
  ['fileUrl', '', '请上传服务合同'],
] as const)('%s %j: %s', (field, value, message) => {
  expect(ticketFieldErrors({ ...fields, [field]: value })).toEqual({ [field]: message });
});

test('a phone has the message of phones', () => {
  expect(Object.keys(ticketFieldErrors({ ...fields, contactPhone: '12' }))).toEqual([
    'contactPhone',
  ]);
});

const application: TicketApplication = {
  nsrsbh: fields.nsrsbh,
  discountRate: '20',
  contractAmount: '100',
};
const terms = { discountRate: '20', maxAmount: '50000.00' };

test.each<[Partial<TicketApplication>, string[]]>([
  [{}, []],
  [{ contractAmount: '0' }, ['contractAmount']],
  [{ contractAmount: '0.04' }, ['contractAmount']],
  [{ contractAmount: '0.05' }, []],
  [{ orgName: '  a ', contactName: '   ' }, ['orgName', 'contactName']],
])('an application with %j is wrong in %j', (change, wrong) => {
  const errors = ticketApplicationErrors({ ...application, ...change }, terms);
  expect(errors.map(({ field }) => field)).toEqual(wrong);
});

test.each<[Omit<TicketReviewInput, 'version'>, string[]]>([
  [{ decision: 'PASS' }, ['reason']],
  [{ decision: 'PASS', approvedAmount: '15000.01', reason: ' 无 ' }, ['approvedAmount', 'reason']],
  [{ decision: 'PASS', reason: '合同为续签' }, []],
  [{ decision: 'RETURN', reason: '材料不全' }, []],
])('for a contract that had a ticket %j is wrong in %j', (decision, wrong) => {
  expect(ticketReviewErrors(decision, '15000.00', true).map(({ field }) => field)).toEqual(wrong);
});

test.each<[Omit<TicketReviewInput, 'version'>, string[]]>([
  [{ decision: 'PASS' }, []],
  [{ decision: 'PASS', approvedAmount: '15000' }, []],
  [{ decision: 'PASS', approvedAmount: '15000.01' }, ['approvedAmount']],
  [{ decision: 'PASS', approvedAmount: '0' }, ['approvedAmount']],
  [{ decision: 'RETURN' }, ['reason']],
  [{ decision: 'REJECT', reason: ' 无 ' }, ['reason']],
  [{ decision: 'REJECT', reason: '材料不全' }, []],
])('a decision %j is wrong in %j', (decision, wrong) => {
  expect(ticketReviewErrors(decision, '15000.00').map(({ field }) => field)).toEqual(wrong);
});
