import { OrderStatusLabels, OrderStatusValues } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import { expect, it } from 'vitest';
import { ordersCopy } from './copy.js';
import { actionsOf, closingOf, nextLineOf, orderNextStep } from './orderNextStep.js';

/** Each status of the specification with its next step and actions. */
const statuses = [
  ['SAVE_NOT_SUBMIT', '已保存', /还没有提交给银行/, 'resume'],
  ['ACCEPT_SUCCESS', '申请中', /银行正在审核/, 'close'],
  ['BANK_NO_INFO', '申请中', /银行还没有反馈/, 'close'],
  ['PRE_JXW_ACCEPT', '经信委审核中', /经信委正在审核/, 'close'],
  ['JXW_AUDIT_PASSED', '抗疫贷银行审核中', /经信委已审核通过/, undefined],
  ['JXW_AUDIT_FAIL', '经信委审核不通过', /经信委审核未通过/, 'applyAgain'],
  ['APPROVAL_SUCCESS', '已授信', /可以申请提款/, 'drawDown'],
  ['APPROVAL_FAIL', '已拒绝', /申请未通过/, 'applyAgain'],
  ['BANK_APPROVAL_FAIL', '银行审核不通过', /申请未通过/, 'applyAgain'],
  ['BANK_APPROVAL_SUCCESS', '银行已放款', /按还款计划按时还款/, undefined],
  ['CREDIT_LINE_INVALID', '已失效', /授信已过有效期/, 'applyAgain'],
  ['ORDER_CLOSED', '已关闭', /申请已关闭/, 'applyAgain'],
] as const;

it.each(statuses)('%s is %s, and says what comes next', (status, label, line, action) => {
  const next = orderNextStep(status);
  expect(OrderStatusLabels[status]).toBe(label);
  expect(ordersCopy[next.line]).toMatch(line);
  expect(next.actions[0]).toBe(action);
});

it('has a line for every status', () => {
  expect(statuses.map(([status]) => status).toSorted()).toEqual(OrderStatusValues.toSorted());
});

it('lets nobody apply again while an order is open, and everybody once it has ended badly', () => {
  for (const status of OrderStatusValues) {
    const mayApply = orderNextStep(status).actions.includes('applyAgain');
    const isOpen = openOrderStatuses.includes(status);
    expect(mayApply).toBe(!isOpen && status !== 'BANK_APPROVAL_SUCCESS');
  }
});

it('continues and deletes what was saved', () => {
  expect(orderNextStep('SAVE_NOT_SUBMIT').actions).toEqual(['resume', 'close']);
});

it('withdraws what nobody has decided on, and gives up what was granted', () => {
  const withdrawn = OrderStatusValues.filter((status) =>
    orderNextStep(status).actions.includes('close'),
  );
  expect(withdrawn.toSorted()).toEqual(
    [
      'ACCEPT_SUCCESS',
      'APPROVAL_SUCCESS',
      'BANK_NO_INFO',
      'PRE_JXW_ACCEPT',
      'SAVE_NOT_SUBMIT',
    ].toSorted(),
  );
});

it('offers no draw on a line that is all drawn, and says so', () => {
  const granted = { orderStatus: 'APPROVAL_SUCCESS', parentOrderId: null } as const;
  const line = (available: string) => ({ granted: '50', drawn: '50', available });
  expect(actionsOf({ ...granted, line: line('0.01') })).toContain('drawDown');
  expect(actionsOf({ ...granted, line: line('0') })).toEqual(['close']);
  expect(nextLineOf({ ...granted, line: line('0.01') })).toBe('nextGranted');
  expect(nextLineOf({ ...granted, line: line('0') })).toBe('nextDrawn');
});

it.each([
  ['SAVE_NOT_SUBMIT', null, '删除'],
  ['BANK_NO_INFO', null, '撤回申请'],
  ['APPROVAL_SUCCESS', null, '放弃授信'],
  ['APPROVAL_SUCCESS', '1', '放弃提款'],
] as const)('closes what is %s, of line %s, by %s', (orderStatus, parentOrderId, label) => {
  expect(ordersCopy[closingOf({ orderStatus, parentOrderId }).label]).toBe(label);
});

it.each([
  ['ACCEPT_SUCCESS', /银行正在审核/],
  ['APPROVAL_SUCCESS', /等待银行放款/],
  ['APPROVAL_FAIL', /原授信中重新申请提款/],
  ['CREDIT_LINE_INVALID', /退回原授信/],
  ['ORDER_CLOSED', /退回原授信/],
  ['BANK_APPROVAL_SUCCESS', /按还款计划按时还款/],
] as const)('a draw that is %s says what is true of a draw', (orderStatus, words) => {
  const draw = { orderStatus, parentOrderId: '1' };
  expect(ordersCopy[nextLineOf(draw)]).toMatch(words);
  expect(actionsOf(draw)).not.toContain('drawDown');
});
