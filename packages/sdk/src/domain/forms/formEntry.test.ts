import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormInputTypeValues, type FormInputType } from '../../generated/enums.js';
import type { FormEntry } from '../../generated/models.js';
import { isAsked, validateEntry } from './formEntry.js';

const entry = (inputType: FormInputType, more: Partial<FormEntry> = {}): FormEntry => ({
  checkName: 'field',
  inputType,
  label: '内容',
  group: 'LOAN',
  required: true,
  ...more,
});
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const limits = { min: 1, max: 300, unit: '万元' };
const today = '2026-11-22';
const key = (name: string) => `finance/202611/Zk3vR1m8QXy0aBcDeFgHiJ/${name}`;

describe('validateEntry', () => {
  it.each<[FormEntry, string, string | null]>([
    [entry('TEXT'), '', '请输入内容'],
    [entry('TEXT'), '   ', '请输入内容'],
    [entry('TEXT', { required: false }), '', null],
    [entry('TEXT', { maxLength: 2 }), '𬭎𬭎', null],
    [entry('TEXT', { maxLength: 2 }), '三个字', '内容不能超过2个字'],
    [entry('TEXT', { minLength: 2 }), '𬭎', '内容不能少于2个字'],
    [entry('TEXT', { checkName: 'legalName' }), '周', '内容不能少于2个字'],
    [entry('TEXT', { checkName: 'tel' }), '023-7461', null],
    [entry('TEL'), '023-74612345转801', null],
    [entry('TEXT', { checkName: 'tel' }), 'abc', '请输入正确的内容'],
    [entry('TEXTAREA'), '一'.repeat(2_001), '内容不能超过2000个字'],
    [entry('MONEY', limits), '100', null],
    [entry('MONEY', limits), '100.55', null],
    [entry('MONEY', limits), '100.555', '内容应为数字，最多两位小数'],
    [entry('MONEY', limits), '1e2', '内容应为数字，最多两位小数'],
    [entry('MONEY', limits), '1', null],
    [entry('MONEY', limits), '300', null],
    [entry('MONEY', limits), '0.5', '内容不能低于1万元'],
    [entry('MONEY', limits), '300.01', '内容不能高于300万元'],
    [entry('NUMBER', { min: null, max: null }), '-5.5', null],
    [entry('NUMBER'), '123456789012', null],
    [entry('NUMBER', { min: 3 }), '2', '内容不能低于3'],
    [entry('NUMBER', { checkName: 'loanterm' }), '12', null],
    [entry('NUMBER'), 'x', '内容应为数字'],
    [entry('NUMBER'), '1x', '内容应为数字'],
    [entry('NUMBER'), 'x1', '内容应为数字'],
    [entry('NUMBER', { decimals: 0 }), '6.5', '内容应为整数'],
    [entry('NUMBER', { decimals: 0 }), '-6', null],
    [entry('NUMBER', { decimals: 2 }), '6.555', '内容最多2位小数'],
    [entry('NUMBER', { checkName: 'loanterm' }), '6.5', '内容应为整数'],
    [entry('NUMBER', { checkName: 'loanterm' }), '-6', '内容应为整数'],
    [entry('PERCENT'), '3.85', null],
    [entry('PERCENT'), '3.855', '内容应为数字，最多两位小数'],
    [entry('PERCENT'), '3.85%', '内容应为数字，最多两位小数'],
    [entry('PERCENT'), '-1', '内容不能低于0%'],
    [entry('PERCENT', { min: -100 }), '-1', null],
    [entry('PERCENT', { max: 100 }), '100.01', '内容不能高于100%'],
    [entry('PHONE'), '123', '请输入正确的手机号'],
    [entry('PHONE'), '13800000001', null],
    [entry('TEL'), '023-74612345-801', null],
    [entry('TEL'), '-------', '请输入正确的内容'],
    [entry('TEL'), '12345', '请输入正确的内容'],
    [entry('EMAIL'), 'zhou@mingyue.example', null],
    [entry('EMAIL'), '周@明月.公司', null],
    [entry('EMAIL'), 'zhou@mingyue', '请输入正确的内容'],
    [entry('EMAIL'), 'a@b@c.cn', '请输入正确的内容'],
    [entry('EMAIL'), '<x>@y..cn', '请输入正确的内容'],
    [entry('ID_CARD'), '123', '请输入正确的身份证号'],
    [entry('ID_CARD'), '11010519491231002X', null],
    [entry('CREDIT_CODE'), '123', '请输入15至20位字母或数字的统一社会信用代码'],
    [entry('SELECT', { options }), '', '请选择内容'],
    [entry('SELECT', { options }), 'a', null],
    [entry('RADIO', { options }), 'x', '请选择内容'],
    [entry('CHECKBOX', { options }), '', '请选择内容'],
    [entry('CHECKBOX', { options }), 'a,c', null],
    [entry('CHECKBOX', { options }), 'a,x', '请选择内容'],
    [entry('CHECKBOX', { options }), 'a,a', '请选择内容'],
    [entry('CHECKBOX', { options }), ',', '请选择内容'],
    [entry('CHECKBOX', { options, minChoices: 2 }), 'a', '内容至少选择2项'],
    [entry('CHECKBOX', { options, maxChoices: 2 }), 'a,b,c', '内容最多选择2项'],
    [entry('DATE'), '2026-02-30', '请选择正确的内容'],
    [entry('DATE', { latest: 'TODAY' }), '2026-11-22', null],
    [entry('DATE', { latest: 'TODAY' }), '2026-11-23', '内容不能晚于今天'],
    [entry('DATE', { earliest: '2026-01-01' }), '2025-12-31', '内容不能早于2026-01-01'],
    [entry('MONTH'), '2026-13', '请选择正确的内容'],
    [entry('MONTH'), '202611', '请选择正确的内容'],
    [entry('MONTH', { latest: 'TODAY' }), '2026-11', null],
    [entry('MONTH', { latest: 'TODAY' }), '2026-12', '内容不能晚于本月'],
    [entry('MONTH', { earliest: '2026-11-30' }), '2026-11', null],
    [entry('MONTH', { earliest: '2026-11-30' }), '2026-10', '内容不能早于2026-11'],
    [entry('DATE_RANGE'), '2026-01-01~2026-06-30', null],
    [entry('DATE_RANGE'), '2026-01-01~2026-01-01', null],
    [entry('DATE_RANGE'), '2026-01-01~', '请选择完整的内容'],
    [entry('DATE_RANGE'), '~2026-01-01', '请选择完整的内容'],
    [entry('DATE_RANGE'), '2026-02-01~2026-01-01', '内容的结束日期不能早于开始日期'],
    [entry('DATE_RANGE'), '2026-02-30~2026-03-01', '请选择正确的内容'],
    [entry('DATE_RANGE'), '2026-01-01~2026-01-02~2026-01-03', '请选择正确的内容'],
    [entry('DATE_RANGE', { latest: 'TODAY' }), '2026-11-01~2026-12-01', '内容不能晚于今天'],
    [entry('DATE_RANGE', { earliest: 'TODAY' }), '2026-11-01~2026-12-01', '内容不能早于今天'],
    [entry('AREA'), '500231', null],
    [entry('AREA'), '垫江', '请选择内容'],
    [entry('COMPANY'), '91500231MA5U0000X1', null],
    [entry('COMPANY'), '明月', '请选择内容'],
    [entry('RECOMMENDATION_CODE'), '系统分配', null],
    [entry('RECOMMENDATION_CODE'), 'A1', null],
    [entry('RECOMMENDATION_CODE'), '推荐人', '请输入正确的内容'],
    [entry('TEXT', { checkName: 'recommendationCode' }), 'A-1', '请输入正确的内容'],
    [entry('UPLOAD'), '', '请上传内容'],
    [entry('UPLOAD'), key('a.pdf'), null],
    [entry('UPLOAD'), `${key('a.pdf')},${key('b.pdf')}`, '内容最多上传1个文件'],
    [entry('UPLOAD', { maxFiles: 2 }), `${key('a.pdf')},${key('b.pdf')}`, null],
    [entry('UPLOAD', { maxFiles: 2 }), `${key('a.pdf')},${key('a.pdf')}`, '请重新上传内容'],
    [entry('UPLOAD'), '/etc/passwd', '请重新上传内容'],
    [entry('UPLOAD', { accept: ['pdf', 'jpg'] }), key('a.JPEG'), null],
    [entry('UPLOAD', { accept: ['pdf', 'jpg'] }), key('a.png'), '内容只支持PDF、JPG格式'],
    [entry('AGREEMENT'), '', '请阅读并同意《内容》'],
    [entry('AGREEMENT'), 'false', '请阅读并同意《内容》'],
    [entry('AGREEMENT'), 'true', null],
    [entry('FIXED_TEXT'), '', null],
    [entry('GROUP'), 'x', '内容不需要填写'],
  ])('%o with %s: %s', (definition, value, message) => {
    expect(validateEntry(definition, value, { today })).toBe(message);
  });

  it('requires nothing of an application that is only saved, and checks what is there', () => {
    for (const type of FormInputTypeValues)
      expect(validateEntry(entry(type, { options }), '', { partial: true })).toBeNull();
    expect(validateEntry(entry('PHONE'), '138', { partial: true })).toBe('请输入正确的手机号');
  });

  it('leaves limits of today open where nobody knows the day', () => {
    expect(validateEntry(entry('DATE', { latest: 'TODAY' }), '2999-01-01')).toBeNull();
  });

  it('returns a message or null for any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FormInputTypeValues),
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        (type, text, partial) => {
          const verdict = validateEntry(entry(type, { options }), text, { partial, today });
          expect(verdict === null || /[一-鿿]/.test(verdict)).toBe(true);
        },
      ),
    );
  });

  it('counts what people see, whatever the kind', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FormInputTypeValues.filter((inputType) => isAsked({ inputType }))),
        (type) => {
          const text = '𬭎'.repeat(2_001);
          expect(validateEntry(entry(type, { options }), text)).toBe('内容不能超过2000个字');
        },
      ),
    );
  });
});
