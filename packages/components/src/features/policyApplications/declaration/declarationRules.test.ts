import type { PolicyFileSlot } from '@huiqi/sdk';
import { describe, expect, it } from 'vitest';
import { policyApplicationsCopy as copy } from '../copy.js';
import { atFields } from './declarationErrors.js';
import { declarationEntries } from './declarationEntries.js';
import {
  declarationRules,
  initialValues,
  missingFiles,
  shapeErrors,
  toDeclaration,
} from './declarationRules.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

const slot = (id: string, name: string, more: Partial<PolicyFileSlot> = {}): PolicyFileSlot => ({
  id,
  name,
  required: true,
  types: ['PDF'],
  templateUrl: null,
  url: '',
  fileName: '',
  type: null,
  status: 'WAIT_UPLOADDING',
  urlStatus: null,
  ...more,
});
const report = slot('d1', '申请表', {
  url: 'finance/a.pdf',
  fileName: '申请表.pdf',
  type: 'PDF',
  status: 'UPLOADED',
});
const opened: OpenedDeclaration = {
  mode: 'draft',
  recordId: '6101',
  policyId: '5001',
  policyTitle: '技术改造补助',
  company: { companyName: '明月食品', nsrsbh: '91500231MA5U0000X1' },
  applyForm: { contactName: '王明月' },
  basicInfos: [slot('b1', '营业执照'), slot('b2', '场地证明', { required: false })],
  declareInfoList: [report],
  asksCompany: true,
  requiresTaxAuth: false,
  isOpen: true,
};
const entries = declarationEntries(opened, [{ id: '1', name: '中国建设银行' }], copy);
const values = { ...initialValues(opened), contactPhone: '13900000001' };
const rulesOf = (isSubmitted = false) =>
  declarationRules(copy, { ...opened, maxAmount: '30' }, isSubmitted);
const errorsOf = (more: Record<string, string>) =>
  rulesOf().validate(entries, { ...values, ...more }, '2026-11-20');

it('sends what was filled in, and every slot with its state', () => {
  expect(toDeclaration(opened, { ...values, bankAccount: '6217 0000 1' })).toEqual({
    policyId: '5001',
    companyName: '明月食品',
    applyForm: {
      nsrsbh: '91500231MA5U0000X1',
      contactName: '王明月',
      contactPhone: '13900000001',
      bankAccount: '621700001',
    },
    basicInfos: [
      { id: 'b1', url: '', status: 'WAIT_UPLOADDING', type: null, fileName: '' },
      { id: 'b2', url: '', status: 'WAIT_UPLOADDING', type: null, fileName: '' },
    ],
    list: [
      {
        id: 'd1',
        url: 'finance/a.pdf',
        status: 'UPLOADED',
        type: 'PDF',
        fileName: '申请表.pdf',
      },
    ],
  });
});

it('empties the slot of a removed file and fills it again', () => {
  const removed = { ...values, 'list-d1': '' };
  expect(toDeclaration(opened, removed).list[0]).toMatchObject({
    url: '',
    status: 'WAIT_UPLOADDING',
    type: null,
  });
  const again = { ...values, 'list-d1': 'finance/b.png', 'list-d1#names': '盖章页.png' };
  expect(toDeclaration(opened, again).list[0]).toMatchObject({
    url: 'finance/b.png',
    status: 'UPLOADED',
    type: 'PNG',
    fileName: '盖章页.png',
  });
});

describe('rules of the form', () => {
  it('lets files wait until the end', () => {
    expect(errorsOf({ 'list-d1': '' })).toEqual({});
    expect(missingFiles(opened, values)).toEqual({ 'basicInfos-b1': '请上传相关基础资料附件' });
    const withBasic = { ...values, 'basicInfos-b1': 'finance/c.pdf' };
    expect(missingFiles(opened, { ...withBasic, 'list-d1': '' })).toEqual({
      'list-d1': '请上传相关申报资料附件',
    });
    expect(missingFiles(opened, withBasic)).toBeNull();
  });

  it.each([
    ['a contact is missing', { contactName: '' }, 'contactName'],
    ['a bank has no account', { bankId: '1' }, 'bankAccount'],
    ['an account has no bank', { bankAccount: '62170000' }, 'bankId'],
    ['an account is too short', { bankId: '1', bankAccount: '12' }, 'bankAccount'],
    ['a file has another type', { 'list-d1': 'finance/a.exe' }, 'list-d1'],
    ['an amount is nothing', { applyAmount: '0' }, 'applyAmount'],
  ])('says that %s', (_what, more, field) => {
    expect(Object.keys(errorsOf(more))).toEqual([field]);
  });

  it('lets a draft have gaps, but no wrong shapes', () => {
    expect(shapeErrors(entries, { ...values, contactName: '', bankId: '1' }, copy)).toEqual({});
    expect(Object.keys(shapeErrors(entries, { ...values, contactPhone: '139' }, copy))).toEqual([
      'contactPhone',
    ]);
  });

  it('puts messages of the server at their fields', () => {
    const said = {
      'applyForm.applyAmount': '过高',
      'list.0': '文件已失效',
      'basicInfos.1.url': '过期',
      'applyForm.nsrsbh': '该企业尚未授权',
    };
    expect(atFields(opened, said)).toEqual({
      applyAmount: '过高',
      'list-d1': '文件已失效',
      'basicInfos-b2': '过期',
    });
  });
});

it('refuses more than the policy gives', () => {
  expect(errorsOf({ applyAmount: '30' })).toEqual({});
  expect(errorsOf({ applyAmount: '30.01' })).toEqual({
    applyAmount: '申请金额不能高于政策最高额度30万元',
  });
});

it('lets files wait until the declaration is submitted', () => {
  const errors = (isSubmitted: boolean) =>
    rulesOf(isSubmitted).validate(entries, values, '2026-11-20');
  expect(errors(false)).toEqual({});
  expect(Object.values(errors(true))).toEqual(['请上传相关基础资料附件']);
});
