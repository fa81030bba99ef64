import type { FormEntry, RelatedCompany, UserInfo } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import { isKnownFact, prefill, withMaskedHints } from './companyForm.js';

const entry = (checkName: string, part: Partial<FormEntry> = {}): FormEntry => ({
  checkName,
  inputType: 'TEXT',
  group: 'COMPANY',
  label: checkName,
  required: true,
  ...part,
});
const company = {
  qymc: '明月',
  creditCode: '91500231MA5U0000X1',
  legalName: '周明',
  legalPhone: '138****0001',
} as RelatedCompany;
const user = { name: '昵称', phone: '13800000001' } as UserInfo;
const entries = [
  entry('taxpayer', { readOnly: true }),
  entry('creditCode'),
  entry('legalName'),
  entry('legalPhone'),
  entry('contactName'),
  entry('contactPhone'),
  entry('channel', { defaultValue: '朋友推荐' }),
];

it('knows the company, and never takes the name of an account or a masked number', () => {
  expect(prefill(entries, company, user)).toEqual({
    taxpayer: '明月',
    creditCode: '91500231MA5U0000X1',
    legalName: '周明',
    legalPhone: '',
    contactName: '',
    contactPhone: '13800000001',
    channel: '朋友推荐',
  });
});

it('goes on with what was saved, but for the company that was chosen', () => {
  const saved = {
    values: { taxpayer: '另一家', contactName: '李雷', channel: '', hasOwnProperty: 'x' },
    masked: {},
  };
  expect(prefill(entries, company, user, saved)).toMatchObject({
    taxpayer: '明月',
    contactName: '李雷',
    channel: '',
  });
});

it('draws the company and what nobody may change as text', () => {
  const isFact = isKnownFact({ taxpayer: '明月', creditCode: '', legalName: '周明' });
  expect(entries.filter(isFact).map(({ checkName }) => checkName)).toEqual(['taxpayer']);
  expect(isFact(entry('legalName'))).toBe(false);
  expect(isFact(entry('legalName', { readOnly: true }))).toBe(true);
});

it('says what a number ended with that has to be typed again', () => {
  const saved = { values: {}, masked: { legalPhone: '138****0001' } };
  const hinted = withMaskedHints(entries, saved, (masked) => `上次 ${masked}`);
  expect(hinted.filter(({ hint }) => hint).map(({ checkName, hint }) => [checkName, hint])).toEqual(
    [['legalPhone', '上次 138****0001']],
  );
  expect(withMaskedHints(entries, null, String)).toBe(entries);
});
