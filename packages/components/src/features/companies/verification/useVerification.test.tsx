import type { CertifyData, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiContext, type HuiqiValue } from '../../../provider/context.js';
import { createQueryClient } from '../../../provider/createQueryClient.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { ToastProvider } from '../../../ui/Toast/ToastProvider.js';
import { useVerification } from './useVerification.js';

const phoneUser = examples.getUserInfo['signedIn'] as UserInfo;
const taxUser: UserInfo = { ...phoneUser, type: 'TAX', taxNo: '91500231MA5U0000X1' };
const typed = {
  creditCode: '91500231MA5U0000X1',
  legalIdNo: '11010519491231002X',
  legalPhone: '13800000001',
};

const provide = (value: HuiqiValue) =>
  function Provided({ children }: { readonly children: ReactNode }) {
    return (
      <HuiqiContext.Provider value={value}>
        <ToastProvider>{children}</ToastProvider>
      </HuiqiContext.Provider>
    );
  };

async function setUp(
  scenarios: MockScenarios = {},
  user = phoneUser,
  drafts = memoryDraftStorage(),
  data: Partial<CertifyData> | null = null,
) {
  const client = createMockClient(scenarios);
  const wrapper = provide({ client, queryClient: createQueryClient(), drafts });
  const hook = await renderHook(() => useVerification({ user, data, type: 'FR' }), {
    wrapper,
  });
  const sent = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id);
  const fill = () =>
    hook.act(() => {
      for (const [name, text] of Object.entries(typed))
        hook.result.current.change(name as keyof typeof typed, text);
    });
  return { ...hook, client, sent, fill, drafts };
}

describe('the check of the legal phone', () => {
  const all = ['creditCode', 'legalIdNo', 'legalPhone'];
  const mismatch: MockScenarios = {
    verifyCorporatePhone: { data: { match: false, message: '手机号不一致' } },
  };

  it('does not begin while a number has a message', async () => {
    const form = await setUp();
    await form.act(async () => void (await form.result.current.checkPhone()));
    expect(Object.keys(form.result.current.errors)).toEqual(all);
    expect(form.sent('verifyCorporatePhone')).toHaveLength(0);
  });

  it('locks credit code, ID and phone, and keeps them locked once it passed', async () => {
    const form = await setUp({ verifyCorporatePhone: { delayMs: 300 } });
    await form.fill();
    let passed: Promise<boolean> | undefined;
    await form.act(() => {
      passed = form.result.current.checkPhone();
    });
    expect(form.result.current.check).toBe('checking');
    expect(form.result.current.locked).toEqual(all);
    expect(await passed).toBe(true);
    await vi.waitFor(() => expect(form.result.current.check).toBe('checked'));
    expect(form.result.current.locked).toEqual(all);
    await form.act(() => form.result.current.unlock());
    expect(form.result.current.locked).toEqual([]);
  });

  it.each([
    ['a PHONE user', phoneUser, []],
    ['a TAX user, but for the credit code', taxUser, ['creditCode']],
  ])('unlocks the numbers of %s when it fails', async (_who, user, locked) => {
    const form = await setUp(mismatch, user);
    await form.fill();
    await form.act(async () => void (await form.result.current.checkPhone()));
    expect(form.result.current.errors).toEqual({ legalPhone: '手机号不一致' });
    expect(form.result.current.locked).toEqual(locked);
  });

  it('unlocks and says so when it cannot be made', async () => {
    const form = await setUp({ verifyCorporatePhone: { code: '100503' } });
    await form.fill();
    await form.act(async () => void (await form.result.current.checkPhone()));
    expect(form.result.current.locked).toEqual([]);
    expect(form.result.current.failure).toMatchObject({ code: '100503' });
  });
});

describe('the verification', () => {
  it('is blocked while a field has a message', async () => {
    const form = await setUp();
    await form.fill();
    await form.act(() => form.result.current.submit());
    expect(form.result.current.errors).toEqual({ phoneCaptcha: '请输入验证码' });
    expect(form.sent('verifyEnterprise')).toHaveLength(0);
  });

  it('is sent once for a double click, and its draft ends with the success', async () => {
    const form = await setUp();
    await form.fill();
    await form.act(() => form.result.current.change('phoneCaptcha', '482915'));
    await form.act(() => {
      form.result.current.submit();
      form.result.current.submit();
    });
    await vi.waitFor(() => expect(form.result.current.result?.result).toBe('SUCCESS'));
    expect(form.sent('verifyEnterprise')).toHaveLength(1);
    const again = await setUp({}, phoneUser, form.drafts);
    expect(again.result.current.values.creditCode).toBe('');
  });

  it('asks for another code after a failure, and puts a wrong code on its field', async () => {
    const failed = { data: { result: 'FAIL', message: '信息不一致' } } as const;
    const form = await setUp({ verifyEnterprise: failed });
    await form.fill();
    await form.act(async () => void (await form.result.current.checkPhone()));
    await form.act(() => form.result.current.change('phoneCaptcha', '482915'));
    await form.act(() => form.result.current.submit());
    await vi.waitFor(() => expect(form.result.current.result?.message).toBe('信息不一致'));
    expect(form.result.current.locked).toEqual([]);
    expect(form.result.current.values.phoneCaptcha).toBe('');

    form.client.transport.use({ verifyEnterprise: { code: '792102' } });
    await form.act(() => form.result.current.change('phoneCaptcha', '111111'));
    await form.act(() => form.result.current.submit());
    await vi.waitFor(() => expect(form.result.current.errors.phoneCaptcha).toMatch(/验证码错误/));
    expect(form.result.current.failure).toBeNull();
  });

  it('checks a number as soon as it is left', async () => {
    const form = await setUp();
    await form.act(() => form.result.current.leave('legalIdNo'));
    expect(form.result.current.left).toEqual({});
    // Born in 2099, with a valid check character.
    await form.act(() => form.result.current.change('legalIdNo', '110105209901010020'));
    await form.act(() => form.result.current.leave('legalIdNo'));
    expect(form.result.current.left).toEqual({ legalIdNo: '请输入正确的身份证号' });
    expect(form.result.current.attempt).toBe(0);
    await form.act(() => form.result.current.change('legalIdNo', typed.legalIdNo));
    expect(form.result.current.left).toEqual({});
  });

  it('keeps numbers of persons until the tab closes, and codes not at all', async () => {
    const drafts = memoryDraftStorage();
    const form = await setUp({}, phoneUser, drafts);
    await form.fill();
    await form.act(() => form.result.current.change('phoneCaptcha', '482915'));
    const text = (area: { get(key: string): string | undefined }) =>
      area.get(`huiqi:draft:${phoneUser.id}:verification`) ?? '';
    await vi.waitFor(() => expect(text(drafts.lasting)).toContain(typed.creditCode));
    expect(text(drafts.lasting)).not.toContain(typed.legalIdNo);
    expect(text(drafts.passing)).toContain(typed.legalIdNo);
    expect(text(drafts.lasting) + text(drafts.passing)).not.toContain('482915');
  });

  it.each([
    ['a new verification', null, { id: '2', creditCode: '91510100MA61U00002' }],
    ['another record', { id: '1' }, { id: '2', creditCode: '91510100MA61U00002' }],
    ['a correction', { id: '1', creditCode: '91510100MA61U00002' }, null],
  ])('restores nothing that was typed into %s', async (_where, one, other) => {
    const first = await setUp({}, phoneUser, memoryDraftStorage(), one);
    await first.fill();
    await first.unmount();
    const corrected = await setUp({}, phoneUser, first.drafts, other);
    expect(corrected.result.current.values).toMatchObject({
      creditCode: other?.creditCode ?? '',
      legalIdNo: '',
    });
    const again = await setUp({}, phoneUser, first.drafts, one);
    expect(again.result.current.values).toMatchObject(typed);
  });

  it('never replaces the tax number of the account by a draft', async () => {
    const form = await setUp({}, taxUser);
    await form.act(() => form.result.current.change('creditCode', '91500231MA5U0000X9'));
    expect(form.result.current.values.creditCode).toBe(taxUser.taxNo);
  });
});
