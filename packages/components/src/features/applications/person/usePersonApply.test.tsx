import type { ApplyResult, FormEntry } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiContext, type HuiqiValue } from '../../../provider/context.js';
import { createQueryClient } from '../../../provider/createQueryClient.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { ToastProvider } from '../../../ui/Toast/ToastProvider.js';
import { usePersonApply, type PersonApplyOptions } from './usePersonApply.js';

const entry = (checkName: string, part: Partial<FormEntry>): FormEntry => ({
  checkName,
  inputType: 'TEXT',
  label: checkName,
  group: 'PERSON',
  required: true,
  ...part,
});
const entries: FormEntry[] = [
  entry('applyName', { label: '姓名' }),
  entry('idcard', { inputType: 'ID_CARD', label: '身份证号' }),
  entry('phone', { inputType: 'PHONE', label: '手机号', required: false }),
  entry('loanAmount', { inputType: 'MONEY', group: 'LOAN', label: '申请金额' }),
];
const success = Object.values(examples.applyForPersonLoan)[0] as ApplyResult;
const refused: ApplyResult = {
  ...success,
  orderId: null,
  orderCode: null,
  orderStatus: null,
  applyStatus: 'FAIL',
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
  part: Partial<PersonApplyOptions> = {},
  drafts = memoryDraftStorage(),
) {
  const client = createMockClient(scenarios);
  const value = {
    client,
    queryClient: createQueryClient(),
    copy: {},
    drafts,
  };
  const calls = { onSuccess: vi.fn(), onFail: vi.fn(), onSaved: vi.fn() };
  const options: PersonApplyOptions = {
    productId: '100801',
    userId: '2',
    entries,
    initial: { applyName: '周小明', idcard: '500231198808080016', loanAmount: '' },
    ...calls,
    ...part,
  };
  const hook = await renderHook(() => usePersonApply(options), { wrapper: provide(value) });
  const sent = (operationId: string) =>
    client.transport.requests.filter((request) => request.operationId === operationId);
  return { ...hook, ...calls, sent, drafts };
}

type State = Awaited<ReturnType<typeof setUp>>;

const form = ({ result }: State) => result.current.form;
async function toReview(state: State) {
  await state.act(() => form(state).next());
  await state.act(() => form(state).change('loanAmount', '10'));
  await state.act(() => form(state).next());
  await state.act(() => form(state).agree(true));
  expect(form(state).isReview).toBe(true);
}

describe('a person’s application', () => {
  it('is validated, then sent once for a double click', async () => {
    const state = await setUp();
    await toReview(state);
    await state.act(() => {
      form(state).next();
      form(state).next();
    });
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalledTimes(1));
    expect(state.sent('validatePersonLoan')).toHaveLength(1);
    expect(state.sent('applyForPersonLoan')).toHaveLength(1);
    expect(state.sent('applyForPersonLoan')[0]?.body).toEqual({
      applyName: '周小明',
      idcard: '500231198808080016',
      loanAmount: '10',
      agreement: true,
    });
    expect(state.onFail).not.toHaveBeenCalled();
  });

  it('asks the entries of every group', async () => {
    const groups = ['COMPANY', 'PERSON', 'LOAN', 'MATERIAL', 'CONTACT'] as const;
    const every = groups.map((group) => entry(group.toLowerCase(), { group, label: group }));
    const state = await setUp({}, { entries: every, initial: {} });
    for (const group of groups) {
      expect(form(state).step).toBe(group);
      await state.act(() => form(state).change(group.toLowerCase(), '有'));
      await state.act(() => form(state).next());
    }
    expect(form(state).isReview).toBe(true);
  });

  it('goes to the field that the server finds wrong, and sends nothing', async () => {
    const fieldErrors = [{ field: 'idcard', message: '申请人年龄须在18至65周岁之间' }];
    const state = await setUp({ validatePersonLoan: { data: { valid: false, fieldErrors } } });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(form(state).step).toBe('PERSON'));
    expect(form(state).errors).toEqual({ idcard: '申请人年龄须在18至65周岁之间' });
    expect(state.sent('applyForPersonLoan')).toHaveLength(0);
  });

  it('has failed without an order id, whatever else the response says', async () => {
    const state = await setUp({
      applyForPersonLoan: {
        data: { ...refused, applyStatus: 'SUCCESS', failReason: 'OUT_OF_AGENT_PROVINCE' },
      },
    });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onFail).toHaveBeenCalledTimes(1));
    expect(state.onSuccess).not.toHaveBeenCalled();
    expect(state.sent('getAppliedState')).toHaveLength(0);
  });

  it('names the order that stands in the way', async () => {
    const state = await setUp({
      applyForPersonLoan: { data: { ...refused, failReason: 'ALREADY_APPLIED' } },
      getAppliedState: {
        data: { haveApplied: true, orderId: '100009', orderStatus: 'ACCEPT_SUCCESS' },
      },
    });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onFail).toHaveBeenCalledTimes(1));
    expect(state.onFail).toHaveBeenCalledWith(expect.objectContaining({ orderId: '100009' }));
  });

  it('keeps the numbers that the server leaves out of a saved application', async () => {
    const updatedTs = '2099-11-20T08:30:00.000Z';
    const saved: ApplyResult = { ...success, orderId: '100010', orderStatus: 'ISSAVE', updatedTs };
    const first = await setUp({ applyForPersonLoan: { data: saved } }, { initial: {} });
    await first.act(() => form(first).change('idcard', '11010519491231002X'));
    await first.act(() => form(first).change('phone', '13800000001'));
    await first.act(() => first.result.current.save());
    await vi.waitFor(() => expect(first.onSaved).toHaveBeenCalled());
    await first.unmount();
    const again = await setUp({}, { initial: {}, initialAt: updatedTs }, first.drafts);
    expect(form(again).values()).toEqual({ idcard: '11010519491231002X', phone: '13800000001' });
  });

  it('saves what is there, without the agreement, and stays', async () => {
    const saved: ApplyResult = { ...success, orderId: '100010', orderStatus: 'ISSAVE' };
    const state = await setUp({ applyForPersonLoan: { data: saved } }, { orderId: '100010' });
    await state.act(() => state.result.current.save());
    await vi.waitFor(() => expect(state.onSaved).toHaveBeenCalledWith('100010'));
    expect(state.sent('applyForPersonLoan')[0]?.body).toEqual({
      applyName: '周小明',
      idcard: '500231198808080016',
      orderId: '100010',
      save: true,
    });
    expect(state.sent('validatePersonLoan')).toHaveLength(0);
    expect(state.onSuccess).not.toHaveBeenCalled();
    expect(form(state).step).toBe('PERSON');
  });
});
