import type { AssignRecord, DepartmentNode, DepartmentUser } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { AssignDialog } from './AssignDialog.js';
import type { HandledOrder } from './handledOrder.js';
import { RefereeDialog } from './RefereeDialog.js';

const meta = { title: 'staffOrders/OrderHandling' } satisfies Meta;
export default meta;

const onClose = fn();
const order: HandledOrder = {
  orderId: '100001',
  companyName: '重庆明月食品有限公司',
  assignee: { userId: '5', name: '建行信贷员', deptName: '普惠金融部' },
  recommender: null,
};
const tree: DepartmentNode[] = [
  {
    id: 'bank-1',
    name: '中国建设银行',
    children: [{ id: 'bank-1-1', name: '普惠金融部', children: [] }],
  },
];
const people: DepartmentUser[] = [
  { id: '5', name: '建行信贷员', phone: '138****0005' },
  { id: 'staff-bank-1-1-1', name: '王思齐', phone: null },
];

const base: MockScenarios = {
  getDepartmentTree: { data: tree },
  listDepartmentUsers: { data: people },
};
const story = (scenarios: MockScenarios, dialog: ReactElement): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient({ ...base, ...scenarios })}>{dialog}</HuiqiProvider>
  ),
});
const dialogIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

const assign = <AssignDialog order={order} onClose={onClose} />;

export const Assign: StoryObj = {
  ...story({}, assign),
  play: async ({ canvasElement }) => {
    onClose.mockClear();
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '分配' }));
    await expect(dialog.getByText('请选择处理人')).toBeVisible();
    await userEvent.click(await dialog.findByText('中国建设银行'));
    await userEvent.click(await dialog.findByRole('radio', { name: '王思齐' }));
    await expect(dialog.queryByRole('radio', { name: /建行信贷员/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '分配给王思齐' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

export const AssignFailed = story({ assignOrder: { code: '100409' } }, assign);

const record = (id: number): AssignRecord => ({
  id: String(id),
  orderId: order.orderId,
  userId: '5',
  userName: '建行信贷员',
  deptName: id % 2 === 0 ? '普惠金融部' : null,
  operatorName: '平台运营',
  createdTs: '2026-11-20T08:30:00.000Z',
});

export const AssignRecords: StoryObj = {
  ...story(
    {
      listAssignRecords: {
        data: {
          content: Array.from({ length: 10 }, (_, at) => record(at)),
          page: { index: 1, size: 10, total: 12 },
        },
      },
    },
    assign,
  ),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('tab', { name: '分配记录' }));
    await expect(await dialog.findByText('共 12 条')).toBeVisible();
  },
};

const referee = <RefereeDialog order={order} onClose={onClose} />;

export const Referee: StoryObj = {
  ...story({}, referee),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '确认修改' }));
    const said = await dialog.findAllByText(/请选择推荐机构/);
    await expect(said.length).toBeGreaterThan(0);
    await expect(dialog.getAllByText(/请上传凭证图片/).length).toBeGreaterThan(1);
  },
};

/** An empty choice says why. */
export const RefereeUnread: StoryObj = {
  ...story({ listMechanisms: { code: '100403' } }, referee),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(await dialog.findByText('您没有权限进行此操作')).toBeVisible();
  },
};

export const RefereeRecords: StoryObj = {
  ...story({}, referee),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('tab', { name: '修改记录' }));
    await expect(await dialog.findByText('系统分配 → 李敏')).toBeVisible();
  },
};
