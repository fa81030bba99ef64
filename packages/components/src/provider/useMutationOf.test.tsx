import { acceptOrder, getStaffOrder, listOrders, listProducts } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useMutationOf, type MutationOptions } from './useMutationOf.js';
import { useOperation } from './useOperation.js';

const ok = {};
const offline = { offline: true };
const refused = { code: '100422', fieldErrors: [{ field: 'reason', message: '请填写审核意见' }] };

function Decision(options: MutationOptions<'acceptOrder'>) {
  const order = useOperation(getStaffOrder, { id: '1' });
  useOperation(listOrders, { index: 1, size: 10 });
  useOperation(listProducts, { index: 1, size: 8 });
  const accept = useMutationOf(acceptOrder, options);
  const decide = (reason: string) => () =>
    void accept.run({ id: '1', body: { orderStatus: 'APPROVAL_SUCCESS', reason } });
  return (
    <>
      <button type="button" onClick={decide('同意')}>
        通过
      </button>
      <button type="button" onClick={decide('再次同意')}>
        改写
      </button>
      <button type="button" onClick={accept.reset}>
        重置
      </button>
      <p>{accept.busy ? 'busy' : 'idle'}</p>
      <p>{accept.error === null ? 'no error' : 'failed'}</p>
      <p>{`data ${accept.data === undefined ? 'none' : 'there'}`}</p>
      <p>{accept.fieldErrors['reason'] ?? 'no message'}</p>
      <p>{`order ${order.status}`}</p>
    </>
  );
}

async function setUp(scenarios: MockScenarios, options: MutationOptions<'acceptOrder'> = {}) {
  const client = createMockClient(scenarios);
  const screen = await render(
    <HuiqiProvider client={client}>
      <Decision {...options} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('order success')).toBeVisible();
  const sent = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id);
  const keys = () => sent('acceptOrder').map(({ headers }) => headers.get('Idempotency-Key'));
  const click = async (name: string) => {
    const before = sent('acceptOrder').length;
    await screen.getByRole('button', { name }).click();
    await expect.poll(() => sent('acceptOrder').length).toBe(before + 1);
    await expect.element(screen.getByText('idle')).toBeVisible();
  };
  return { client, screen, sent, keys, click };
}

test('a success is told, and the domains of the contract are read again', async () => {
  const onSuccess = vi.fn();
  const { screen, sent, click } = await setUp({}, { onSuccess });
  await expect.poll(() => sent('listOrders').length).toBe(1);
  await click('通过');
  expect(sent('getStaffOrder')).toHaveLength(2);
  expect(sent('listOrders')).toHaveLength(2);
  expect(sent('listProducts')).toHaveLength(1);
  expect(onSuccess).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('data there')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('操作成功');
});

test('further tags and another message', async () => {
  const { screen, sent, click } = await setUp(
    {},
    { successMessage: '审核结果已保存', invalidates: ['products'] },
  );
  await click('通过');
  expect(sent('listProducts')).toHaveLength(2);
  await expect.element(screen.getByRole('status')).toHaveTextContent('审核结果已保存');
});

test('no message where the page itself tells', async () => {
  const { screen, click } = await setUp({}, { successMessage: false });
  await click('通过');
  await expect.element(screen.getByText('data there')).toBeVisible();
  expect(screen.getByRole('status').element().textContent).toBe('');
});

test('a second click while the write is in progress is not a second write', async () => {
  const { screen, sent } = await setUp({ acceptOrder: { delayMs: 100 } });
  const button = screen.getByRole('button', { name: '通过' }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByText('busy')).toBeVisible();
  button.click();
  await expect.element(screen.getByText('data there')).toBeVisible();
  expect(sent('acceptOrder')).toHaveLength(1);
});

test('an attempt of unknown outcome is repeated with its key', async () => {
  const { client, screen, keys, click } = await setUp({ acceptOrder: offline });
  await click('通过');
  await expect.element(screen.getByText('failed')).toBeVisible();
  client.transport.use({ acceptOrder: ok });
  await click('通过');
  await expect.element(screen.getByText('no error')).toBeVisible();
  await click('通过');
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  // The second succeeded: the next one is a new action.
  expect(third).not.toBe(first);
});

test('another input is another action', async () => {
  const { keys, click } = await setUp({ acceptOrder: offline });
  await click('通过');
  await click('改写');
  await click('通过');
  expect(new Set(keys()).size).toBe(3);
});

test('a refusal names fields, is kept until the next try and starts a new action', async () => {
  const onError = vi.fn();
  const { screen, sent, keys, click } = await setUp({ acceptOrder: refused }, { onError });
  await click('通过');
  await expect.element(screen.getByText('请填写审核意见')).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  expect(sent('getStaffOrder')).toHaveLength(1);
  await screen.getByRole('button', { name: '重置' }).click();
  await expect.element(screen.getByText('no message')).toBeVisible();
  await click('通过');
  expect(new Set(keys()).size).toBe(2);
});

test.each([
  ['100409', true, 2],
  ['100404', true, 2],
  ['100422', true, 1],
  ['100409', false, 1],
] as const)(
  'after %s, refreshed %s, the order was read %i times',
  async (code, refreshOnConflict, times) => {
    const { sent, click } = await setUp({ acceptOrder: { code } }, { refreshOnConflict });
    await click('通过');
    await expect.poll(() => sent('getStaffOrder').length).toBe(times);
  },
);

test('a fault of the host after a success does not look like a failed write', async () => {
  const thrown = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', thrown);
  const { screen, click } = await setUp(
    {},
    { onSuccess: () => Promise.reject(new Error('of the host')) },
  );
  await click('通过');
  await expect.poll(() => thrown.mock.calls.length).toBe(1);
  window.removeEventListener('error', thrown);
  await expect.element(screen.getByText('no error')).toBeVisible();
});
