import type { FormEntry } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiContext, type HuiqiValue } from '../../provider/context.js';
import { createQueryClient } from '../../provider/createQueryClient.js';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { ToastProvider } from '../../ui/Toast/ToastProvider.js';
import { useApplyForm } from './useApplyForm.js';

const entries: FormEntry[] = [
  { checkName: 'loanAmount', inputType: 'MONEY', label: '申请金额', group: 'LOAN', required: true },
];

const provide = (value: HuiqiValue) =>
  function Provided({ children }: { readonly children: ReactNode }) {
    return (
      <HuiqiContext.Provider value={value}>
        <ToastProvider>{children}</ToastProvider>
      </HuiqiContext.Provider>
    );
  };

async function setUp(scenarios: MockScenarios = {}, drafts = memoryDraftStorage()) {
  const client = createMockClient(scenarios);
  const value = { client, queryClient: createQueryClient(), copy: {}, drafts };
  const onSuccess = vi.fn();
  const onFail = vi.fn();
  const options = {
    productId: '1',
    userId: '7',
    companyId: '1',
    entries,
    initial: {},
    onSuccess,
    onFail,
  };
  const wrapper = provide(value);
  const hook = await renderHook(() => useApplyForm(options), { wrapper });
  const sent = () =>
    client.transport.requests.filter(({ operationId }) => operationId === 'applyForProduct');
  return { ...hook, client, onSuccess, onFail, sent, drafts };
}

type Form = Awaited<ReturnType<typeof setUp>>;

async function toReview({ act, result }: Form) {
  await act(() => result.current.change('loanAmount', '100'));
  await act(() => result.current.next());
  await act(() => result.current.agree(true));
  expect(result.current.step).toBe('REVIEW');
}

describe('the application form', () => {
  it('does not submit with an invalid field or without the agreement', async () => {
    const form = await setUp();
    await form.act(() => form.result.current.next());
    expect(form.result.current.step).toBe('LOAN');
    expect(form.result.current.errors).toEqual({ loanAmount: '请输入申请金额' });
    await toReview(form);
    await form.act(() => form.result.current.agree(false));
    await form.act(() => form.result.current.next());
    expect(form.result.current.errors).toHaveProperty('agreement');
    expect(form.sent()).toHaveLength(0);
  });

  it('sends one call for a double click and clears the draft', async () => {
    const form = await setUp();
    await toReview(form);
    await form.act(() => {
      form.result.current.next();
      form.result.current.next();
    });
    await vi.waitFor(() => expect(form.onSuccess).toHaveBeenCalledTimes(1));
    expect(form.sent()).toHaveLength(1);
    const again = await setUp({}, form.drafts);
    expect(again.result.current.draft.restored).toBe(false);
  });

  it('keeps key and draft when the response is lost', async () => {
    const form = await setUp({ applyForProduct: { offline: true } });
    await toReview(form);
    await form.act(() => form.result.current.next());
    await vi.waitFor(() => expect(form.result.current.submit.error).not.toBeNull());
    form.client.transport.use({ applyForProduct: undefined });
    await form.act(() => form.result.current.next());
    await vi.waitFor(() => expect(form.onSuccess).toHaveBeenCalled());
    const keys = form
      .sent()
      .map(({ headers }) => [...headers].find(([name]) => /idempot/i.test(name)));
    expect(keys[0]?.[1]).toBeTruthy();
    expect(keys[1]).toEqual(keys[0]);
  });

  it('shows what was typed after a remount', async () => {
    const form = await setUp();
    await form.act(() => form.result.current.change('loanAmount', '88'));
    await form.unmount();
    const again = await setUp({}, form.drafts);
    expect(again.result.current.draft.values['loanAmount']).toBe('88');
    expect(again.result.current.draft.restored).toBe(true);
  });

  it('returns to the field that the server rejected', async () => {
    const fieldErrors = [{ field: 'loanAmount', message: '超出额度' }];
    const form = await setUp({ applyForProduct: { code: '100400', fieldErrors } });
    await toReview(form);
    await form.act(() => form.result.current.next());
    await vi.waitFor(() => expect(form.result.current.step).toBe('LOAN'));
    expect(form.result.current.errors).toEqual({ loanAmount: '超出额度' });
  });

  it('distinguishes a refusal from a success', async () => {
    const base = Object.values(examples.applyForProduct)[0] as object;
    const data = { ...base, applyStatus: 'FAIL', msg: '额度不足' } as never;
    const form = await setUp({ applyForProduct: { data } });
    await toReview(form);
    await form.act(() => form.result.current.next());
    await vi.waitFor(() => expect(form.onFail).toHaveBeenCalledTimes(1));
    expect(form.onSuccess).not.toHaveBeenCalled();
  });

  it('follows the step of the host, and corrects one that comes after an invalid step', async () => {
    const onStepChange = vi.fn();
    const queryClient = createQueryClient();
    const drafts = memoryDraftStorage();
    const wrapper = provide({ client: createMockClient(), queryClient, copy: {}, drafts });
    const ignore = () => undefined;
    const ids = { productId: '1', userId: '7', companyId: '1' };
    const shared = {
      ...ids,
      entries,
      initial: {},
      onStepChange,
      onSuccess: ignore,
      onFail: ignore,
    };
    const hook = await renderHook(
      (props?: { readonly step: string | undefined }) =>
        useApplyForm({ ...shared, step: props?.step }),
      { initialProps: { step: 'REVIEW' as string | undefined }, wrapper },
    );
    expect(hook.result.current.step).toBe('LOAN');
    expect(onStepChange).toHaveBeenCalledExactlyOnceWith('LOAN', { replace: true });
    await hook.rerender({ step: 'LOAN' });
    await hook.act(() => hook.result.current.change('loanAmount', '100'));
    expect(hook.result.current.step).toBe('LOAN');
    await hook.act(() => hook.result.current.next());
    expect(onStepChange).toHaveBeenLastCalledWith('REVIEW');
    await hook.rerender({ step: 'REVIEW' });
    expect(hook.result.current.step).toBe('REVIEW');
    await hook.rerender({ step: undefined });
    expect(hook.result.current.step).toBe('LOAN');
  });
});
