import type { ApplyCompany, ApplyResult, FormEntry, ProductDetail } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiContext, type HuiqiValue } from '../../../provider/context.js';
import { createQueryClient } from '../../../provider/createQueryClient.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { ToastProvider } from '../../../ui/Toast/ToastProvider.js';
import { useApplication, type ApplicationOptions } from './useApplication.js';

const entry = (checkName: string, part: Partial<FormEntry>): FormEntry => ({
  checkName,
  inputType: 'TEXT',
  label: checkName,
  group: 'LOAN',
  required: true,
  ...part,
});
const entries: FormEntry[] = [
  entry('creditCode', { inputType: 'CREDIT_CODE' }),
  entry('loanAmount', { inputType: 'MONEY', label: '申请金额' }),
];
const product = examples.getProduct['default'] as ProductDetail;
const [company] = examples.listApplyCompanies['default'] as [ApplyCompany];
const success = Object.values(examples.applyForProduct)[0] as ApplyResult;

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
  part: Partial<ApplicationOptions> = {},
  drafts = memoryDraftStorage(),
) {
  const client = createMockClient(scenarios);
  const value = { client, queryClient: createQueryClient(), copy: {}, drafts };
  const onSuccess = vi.fn();
  const onFail = vi.fn();
  const onSaved = vi.fn();
  const options: ApplicationOptions = {
    product,
    company,
    entries,
    kind: 'APPLY',
    userId: '7',
    initial: { creditCode: '91500231MA5U0000X1', loanAmount: '' },
    onSuccess,
    onFail,
    onSaved,
    ...part,
  };
  const wrapper = provide(value);
  let now = options;
  const hook = await renderHook(() => useApplication(now), { wrapper });
  const change = async (changed: Partial<ApplicationOptions>) => {
    now = { ...now, ...changed };
    await hook.rerender();
  };
  const sent = (operationId = 'applyForProduct') =>
    client.transport.requests.filter((request) => request.operationId === operationId);
  return { ...hook, change, client, onSuccess, onFail, onSaved, sent, drafts };
}

type State = Awaited<ReturnType<typeof setUp>>;

const form = ({ result }: State) => result.current.form;
async function toReview(state: State) {
  await state.act(() => form(state).change('loanAmount', '100'));
  await state.act(() => form(state).next());
  await state.act(() => form(state).agree(true));
  expect(form(state).isReview).toBe(true);
}
const bodyOf = (request: { readonly body?: unknown } | undefined) => request?.body;

describe('a company’s application', () => {
  it('checks it on the server, then sends one for a double click, and ends the draft', async () => {
    const state = await setUp();
    await toReview(state);
    await state.act(() => {
      form(state).next();
      form(state).next();
    });
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalledTimes(1));
    expect(state.sent('validateApplication')).toHaveLength(1);
    expect(state.sent()).toHaveLength(1);
    const again = await setUp({}, {}, state.drafts);
    expect(form(again).restored).toBe(false);
  });

  it('names the company that was chosen, also where the form does not ask for it', async () => {
    const asked = entries.filter(({ checkName }) => checkName !== 'creditCode');
    const state = await setUp({}, { entries: asked });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalledTimes(1));
    const { qymc: taxpayer, creditCode } = company;
    expect(bodyOf(state.sent('validateApplication')[0])).toMatchObject({ taxpayer, creditCode });
    expect(bodyOf(state.sent()[0])).toMatchObject({ taxpayer, creditCode });
  });

  it("is not in another company's form", async () => {
    const first = await setUp();
    await first.act(() => form(first).change('loanAmount', '55'));
    const other = await setUp({}, { company: { ...company, id: '2' } }, first.drafts);
    expect([form(other).restored, form(other).values()['loanAmount']]).toEqual([false, '']);
    await first.unmount();
    const again = await setUp({}, {}, first.drafts);
    expect([form(again).restored, form(again).values()['loanAmount']]).toEqual([true, '55']);
  });

  it('shows what the server finds, before anything is sent', async () => {
    const fieldErrors = [{ field: 'loanAmount', message: '超出额度' }];
    const state = await setUp({ validateApplication: { data: { valid: false, fieldErrors } } });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(form(state).step).toBe('LOAN'));
    expect(form(state).errors).toEqual({ loanAmount: '超出额度' });
    expect(state.sent()).toHaveLength(0);
  });

  it('shows what a form asks that changed since, once it is loaded again', async () => {
    const fieldErrors = [{ field: 'staffCount', message: '请填写员工人数' }];
    const onRefused = vi.fn();
    const state = await setUp(
      {
        validateApplication: { data: { valid: false, fieldErrors } },
        applyForProduct: { code: '100400' },
      },
      { onRefused },
    );
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(state.result.current.isFormChanged).toBe(false);
    await state.change({ entries: [...entries, entry('staffCount', { group: 'COMPANY' })] });
    await vi.waitFor(() => expect(form(state).errors).toEqual({ staffCount: '请填写员工人数' }));
    expect(state.result.current.isFormChanged).toBe(true);
    expect([form(state).step, form(state).values()['loanAmount']]).toEqual(['COMPANY', '100']);
  });

  it('keeps key and draft when the response is lost', async () => {
    const state = await setUp({ applyForProduct: { offline: true } });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.result.current.error).not.toBeNull());
    state.client.transport.use({ applyForProduct: undefined });
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalled());
    const keys = state
      .sent()
      .map(({ headers }) => [...headers].find(([name]) => /idempot/i.test(name)));
    expect(keys[0]?.[1]).toBeTruthy();
    expect(keys[1]).toEqual(keys[0]);
  });

  it('is not sent while the place forbids it', async () => {
    const onEvent = vi.fn<() => boolean | void>(() => false);
    const state = await setUp({}, { onEvent });
    await toReview(state);
    await state.act(() => form(state).next());
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      type: 'before-submit',
      productId: product.id,
    });
    expect(state.sent('validateApplication')).toHaveLength(0);
    await vi.waitFor(() => expect(state.result.current.busy).toBe(false));
    onEvent.mockReturnValue(undefined);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalledTimes(1));
  });

  it('leaves it to the notice of the session to say that nobody is signed in', async () => {
    const state = await setUp({ applyForProduct: { code: '791214' } });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.sent()).toHaveLength(1));
    await vi.waitFor(() => expect(state.result.current.busy).toBe(false));
    expect(state.result.current.error).toBeNull();
    // It belongs to the button that was pressed.
    expect(state.result.current.needsLogin).toBe(true);
    state.client.transport.use({ applyForProduct: undefined });
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalled());
  });

  it('tells a refusal from a success, and keeps the draft', async () => {
    const data = { ...success, applyStatus: 'FAIL' as const, failReason: 'OUT_OF_REGION' as const };
    const state = await setUp({ applyForProduct: { data } });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onFail).toHaveBeenCalledTimes(1));
    expect(state.onSuccess).not.toHaveBeenCalled();
    await state.unmount();
    const again = await setUp({}, {}, state.drafts);
    expect(form(again).restored).toBe(true);
  });

  it('announces the platform on which it goes on', async () => {
    const data = {
      ...success,
      orderId: null,
      productAudit: 'SF_APPLE_PRODUCT',
      sfPlatformUrl: 'https://loan.bank.example/apply',
    };
    const state = await setUp({ applyForProduct: { data } });
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.result.current.platform?.host).toBe('loan.bank.example'));
    expect(state.onSuccess).not.toHaveBeenCalled();
  });
});

describe('saving', () => {
  const saved = { ...success, orderStatus: 'ISSAVE' as const, orderId: '77' };

  it('demands nothing, leads nowhere, and goes on with the same order', async () => {
    const state = await setUp({ applyForProduct: { data: saved } });
    await state.act(() => state.result.current.save());
    await vi.waitFor(() => expect(state.onSaved).toHaveBeenCalledWith('77'));
    expect(state.onSuccess).not.toHaveBeenCalled();
    expect(state.result.current.isSaved).toBe(true);
    expect(form(state).errors).toEqual({});
    expect(bodyOf(state.sent()[0])).toEqual({ creditCode: '91500231MA5U0000X1', save: true });

    await toReview(state);
    state.client.transport.use({ applyForProduct: undefined });
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalled());
    expect(bodyOf(state.sent().at(-1))).toMatchObject({ orderId: '77', loanAmount: '100' });
  });

  it('says why nothing was saved, and at which field', async () => {
    const fieldErrors = [{ field: 'loanAmount', message: '申请金额应为数字' }];
    const state = await setUp({ applyForProduct: { code: '100400', fieldErrors } });
    await state.act(() => form(state).change('loanAmount', 'x'));
    await state.act(() => state.result.current.save());
    await vi.waitFor(() => expect(form(state).errors).toEqual({ loanAmount: '申请金额应为数字' }));
    expect(state.result.current.saveError).toBeNull();
    state.client.transport.use({ applyForProduct: { code: '100500' } });
    await state.act(() => state.result.current.save());
    await vi.waitFor(() => expect(state.result.current.saveError).not.toBeNull());
    expect(state.onSaved).not.toHaveBeenCalled();
  });
});

describe('a product that is decided on tax data', () => {
  const tax = { kind: 'TAX_INVOICE' } as const;

  it('is sent with it once the company has consented', async () => {
    const state = await setUp({}, tax);
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.onSuccess).toHaveBeenCalled());
    expect(state.sent('applyWithTaxAndInvoice')).toHaveLength(1);
    expect(state.sent()).toHaveLength(0);
  });

  it('saves and asks for the certificate first, also if the error hides in a success', async () => {
    const data = { valid: true, errorMsg: '授权已过期' };
    const saved = { ...success, orderStatus: 'ISSAVE' as const, orderId: '77' };
    const state = await setUp(
      { validateTaxAuthorisation: { data }, applyWithTaxAndInvoice: { data: saved } },
      tax,
    );
    await toReview(state);
    await state.act(() => form(state).next());
    await vi.waitFor(() => expect(state.result.current.tax.certifying).toBe('77'));
    expect(state.result.current.tax.isValid).toBe(false);
    expect(bodyOf(state.sent('applyWithTaxAndInvoice')[0])).toMatchObject({ save: true });
    expect(state.onSuccess).not.toHaveBeenCalled();
  });
});
