import { createMockClient } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BatchRecord } from '../../../patterns/StaffDesk/useRowSelection.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
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
}

/** Refuses every order whose id ends with 7, once. */
function setUp() {
  const sent: Sent[] = [];
  const refused = new Set<string>();
  const answer = ({ body }: { body: Sent }) => {
    sent.push(body);
    const results = body.ids.map((id) => {
      if (!id.endsWith('7') || refused.has(id)) return { id, code: '200', message: '' };
      refused.add(id);
      return { id, code: '100409', message: '李明于 10:02 已通过该申请' };
    });
    return { data: { results } };
  };
  const client = createMockClient({
    assignOrders: answer,
    refuseOrders: answer,
  } as Parameters<typeof createMockClient>[0]);
  function Desk() {
    const [records, select] = useState<readonly BatchRecord[]>(all);
    return (
      <HuiqiProvider client={client}>
        <p>{`选中 ${records.length}`}</p>
        <OrderBatch selection={{ records, select }} hrefForOrder={(id) => `#${id}`} />
      </HuiqiProvider>
    );
  }
  return { sent, Desk };
}

it('refuses many with one opinion, in parts of one action, and lists what failed and why', async () => {
  const { sent, Desk } = setUp();
  await render(<Desk />);
  await page.getByRole('button', { name: '拒绝', exact: true }).click();
  await page.getByRole('textbox', { name: /处理意见/ }).fill('经营流水不足');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const result = page.getByRole('dialog', { name: /^拒绝/ });
  await expect.element(result).toHaveTextContent('41 笔已办理。4 笔未办理，原因如下。');
  expect(sent.map(({ ids }) => ids.length)).toEqual([20, 20, 5]);
  expect(sent[2]?.versions).toEqual([3, 3, 3, 3, 3]);
  expect(new Set(sent.map(({ batchId }) => batchId)).size).toBe(1);
  await expect
    .element(result.getByRole('link', { name: '企业 7', exact: true }))
    .toHaveAttribute('href', '#7');
  await expect.element(result).toHaveTextContent('李明于 10:02 已通过该申请');
  await page.getByRole('button', { name: '重试未办理的 4 笔' }).click();
  await expect.element(result).toHaveTextContent('4 笔已办理。');
  expect(sent.at(-1)?.ids).toEqual(['7', '17', '27', '37']);
  await result.getByRole('button', { name: '关闭' }).last().click();
  await expect.element(page.getByText('选中 0')).toBeVisible();
});

it('keeps what failed selected', async () => {
  const { Desk } = setUp();
  await render(<Desk />);
  await page.getByRole('button', { name: '分配给我' }).click();
  const result = page.getByRole('dialog', { name: /^分配/ });
  await expect.element(result).toHaveTextContent('4 笔未办理');
  await result.getByRole('button', { name: '关闭' }).last().click();
  await expect.element(page.getByText('选中 4')).toBeVisible();
});
