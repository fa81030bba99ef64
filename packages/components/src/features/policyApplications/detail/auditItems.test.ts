import type { PolicyAudit } from '@huiqi/sdk';
import { expect, test } from 'vitest';
import { auditItems } from './auditItems.js';

const submitted: PolicyAudit = {
  auditTs: '2026-11-20T01:30:00.000Z',
  event: 'SUBMIT',
  auditState: 'PENDING',
  departmentName: null,
  remark: null,
};
const returned: PolicyAudit = {
  ...submitted,
  event: 'RETURN',
  auditState: 'RETURNED',
  departmentName: '垫江县经济和信息化委员会',
  remark: '缺少盖章页',
};

test('a record says who decided and why, a submission neither', () => {
  expect(auditItems([returned, submitted])).toMatchObject([
    {
      title: '退回补正',
      time: '2026-11-20 09:30',
      description: '垫江县经济和信息化委员会：缺少盖章页',
      tone: 'warning',
    },
    { title: '提交申报', description: '', tone: 'info' },
  ]);
});

test('reviewers see the person too', () => {
  const [first] = auditItems([{ ...returned, userName: '李静' }]);
  expect(first?.description).toBe('垫江县经济和信息化委员会 李静：缺少盖章页');
});

test('a new record does not change the keys of the others', () => {
  const [, before] = auditItems([returned, submitted]);
  const [, , after] = auditItems([returned, returned, submitted]);
  expect(after?.key).toBe(before?.key);
});
