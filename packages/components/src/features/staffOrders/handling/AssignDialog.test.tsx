import { getStaffOrder } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { useOperation } from '../../../provider/useOperation.js';
import { AssignDialog } from './AssignDialog.js';

const order = { orderId: '1', companyName: '重庆明月食品', assignee: null, recommender: null };
const message = '该申请已办结，不能再分配';

/** What a desk reads, with the dialog while it is open. */
function Desk() {
  const [isOpen, setOpen] = useState(true);
  useOperation(getStaffOrder, { id: '1' });
  return isOpen && <AssignDialog order={order} onClose={() => setOpen(false)} />;
}

it('leaves a refused assignment to read, then reads the order again', async () => {
  const client = createMockClient({
    getDepartmentTree: { data: [{ id: 'd', name: '普惠金融部', children: [] }] },
    listDepartmentUsers: { data: [{ id: '9', name: '王思齐', phone: null }] },
    assignOrder: { code: '100409', message },
  });
  await render(
    <HuiqiProvider client={client}>
      <Desk />
    </HuiqiProvider>,
  );
  const read = () =>
    client.transport.requests.filter(({ operationId }) => operationId === 'getStaffOrder').length;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '王思齐' }).click();
  await dialog.getByRole('button', { name: '分配给王思齐' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  expect(read()).toBe(1);
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(read).toBe(2);
});
