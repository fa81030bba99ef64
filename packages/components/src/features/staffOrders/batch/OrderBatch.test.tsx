import { listOrders } from '@huiqi/sdk';
import { createMockClient, type MockRequest, type MockResponse } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BatchRecord } from '../../../patterns/StaffDesk/useRowSelection.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { orderBatchCopy as copy } from './copy.js';
import { OrderBatch } from './OrderBatch.js';

const all = Array.from({ length: 45 }, (_, at) => ({
  id: String(at + 1),
  name: `企业 ${at + 1}`,
  version: 3,
}));

interface Sent {
  readonly batchId: string;
  readonly ids: readonly string[];
  readonly versions?: readonly number[];
  readonly takeoverReason?: string;
}

const sentBy = ({ body }: MockRequest) => body as Sent;

/** Orders ending in 7 are assigned to others; 13 was decided by another officer. */
const resultOf = (id: string, { takeoverReason }: Sent) =>
  id === '13'
    ? { id, code: '100409', message: '李明于 10:02 已通过该申请' }
    : id.endsWith('7') && takeoverReason === undefined
      ? { id, code: '100400', message: '该申请已分配给他人，请填写代为办理的原因' }
      : { id, code: '200', message: '' };

const done = (request: MockRequest): MockResponse => {
  const sent = sentBy(request);
  return { data: { results: sent.ids.map((id) => resultOf(id, sent)) } };
};

type Answer = (request: MockRequest, at: number) => MockResponse | Promise<MockResponse>;

async function setUp(answer: Answer = done, drafts = memoryDraftStorage()) {
  const requests: MockRequest[] = [];
  const respond = (request: MockRequest) => answer(request, requests.push(request));
  const client = createMockClient({
    assignOrders: respond,
    refuseOrders: respond,
    listOrders: { code: '002004' },
  } as Parameters<typeof createMockClient>[0]);
  function Desk() {
    const [records, select] = useState<readonly BatchRecord[]>(all);
    return (
      <HuiqiProvider client={client} drafts={drafts}>
        <p>{`选中 ${records.map(({ id }) => id).join(',')}`}</p>
        <OrderBatch selection={{ records, select }} hrefForOrder={(id) => `#${id}`} />
      </HuiqiProvider>
    );
  }
  const { unmount } = await render(<Desk />);
  return {
    requests,
    sent: () => requests.map(sentBy),
    /** The session ends, and the login replaces the page. */
    endSession: async () => {
      await listOrders(client).catch(() => undefined);
      await unmount();
    },
  };
}

const result = page.getByRole('dialog', { name: /^拒绝|^分配/ });
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
async function refuse() {
  await page.getByRole('button', { name: '拒绝', exact: true }).click();
  await page.getByRole('textbox', { name: /处理意见/ }).fill('经营流水不足');
  await send();
}

it('refuses many with one opinion, in parts of one action, and lists what failed and why', async () => {
  const { sent } = await setUp();
  await refuse();
  await expect.element(result).toHaveTextContent('40 项已办理。5 项未办理，原因如下。');
  expect(sent().map(({ ids }) => ids.length)).toEqual([20, 20, 5]);
  expect(sent()[2]?.versions).toEqual([3, 3, 3, 3, 3]);
  expect(new Set(sent().map(({ batchId }) => batchId)).size).toBe(1);
  await expect
    .element(result.getByRole('link', { name: '企业 13', exact: true }))
    .toHaveAttribute('href', '#13');
  await expect.element(result).toHaveTextContent('李明于 10:02 已通过该申请');
});

it('adds the reason for taking over before a retry, without what is decided', async () => {
  const { sent } = await setUp();
  await refuse();
  await page.getByRole('button', { name: '修改后重试 4 项' }).click();
  const opinion = page.getByRole('textbox', { name: /处理意见/ });
  await expect.element(opinion).toHaveValue('经营流水不足');
  await page.getByRole('textbox', { name: /代为办理/ }).fill('同事休假');
  await send();
  await expect.element(page.getByText('4 项已办理。', { exact: true })).toBeVisible();
  await expect.element(result).not.toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({
    batchId: sent()[0]?.batchId,
    ids: ['7', '17', '27', '37'],
    takeoverReason: '同事休假',
  });
  await expect.element(page.getByText(/^选中 $/)).toBeVisible();
});

it('sends a part whose outcome is unknown as it was, and reports its results', async () => {
  const { requests, sent } = await setUp((request, at) =>
    at === 2 ? { offline: true } : done(request),
  );
  await refuse();
  await expect
    .element(result)
    .toHaveTextContent('17 项已办理。28 项未办理或结果未知，重试不会重复办理。');
  await expect.element(result.getByText(/结果未知$/).first()).toBeVisible();
  await page.getByRole('button', { name: '重试 27 项' }).click();
  await expect.element(result).toHaveTextContent('23 项已办理。4 项未办理，原因如下。');
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[2]).toBe(keys[1]);
  expect(sent()[2]).toEqual(sent()[1]);
  expect(new Set(keys).size).toBe(3);
  expect(sent()[3]?.ids).toEqual(['7', '17', '41', '42', '43', '44', '45']);
});

it('stops between two parts, and goes on with the rest', async () => {
  const { sent } = await setUp(async (request, at) => {
    if (at === 1) await result.getByRole('button', { name: '停止办理' }).click();
    return done(request);
  });
  await refuse();
  await expect.element(result.getByText('已停止，未办理').first()).toBeVisible();
  expect(sent()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: '修改后重试 27 项' })).toBeVisible();
});

it('leaves selected what is not done if the session ends before the rest', async () => {
  await setUp((request, at) => (at === 2 ? { code: '002004' } : done(request)));
  await refuse();
  const left = all
    .map(({ id }) => id)
    .filter((id, at) => at >= 20 || ['7', '13', '17'].includes(id));
  await expect.element(page.getByText(`选中 ${left.join(',')}`)).toBeInTheDocument();
  await expect.element(result).toHaveTextContent('17 项已办理。28 项未办理，原因如下。');
});

it('has the opinion again after a session that ended while it was typed, or before all were refused', async () => {
  const drafts = memoryDraftStorage();
  const opinion = page.getByRole('textbox', { name: /处理意见/ });
  const takeover = page.getByRole('textbox', { name: /代为办理/ });
  const open = async () => {
    await expect.element(page.getByRole('button', { name: copy.take })).toBeVisible();
    await page.getByRole('button', { name: '拒绝', exact: true }).click();
  };
  const typing = await setUp(done, drafts);
  await open();
  await opinion.fill('经营流水不足');
  await takeover.fill('同事休假');
  await typing.endSession();

  const sending = await setUp(done, drafts);
  await open();
  await expect.element(opinion).toHaveValue('经营流水不足');
  await expect.element(takeover).toHaveValue('同事休假');
  await takeover.fill('');
  await send();
  await expect.element(result).toHaveTextContent('5 项未办理');
  await sending.endSession();

  await setUp(done, drafts);
  await open();
  await expect.element(opinion).toHaveValue('经营流水不足');
  await page.getByRole('button', { name: '取消' }).click();
  await open();
  await expect.element(opinion).toHaveValue('');
});
