import type { OrderTrail, StaffOrderDetail } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deskPage } from '../../../patterns/page/storyPage.js';
import { OrderTrailView } from './OrderTrailView.js';

const meta = { title: 'staffOrders/OrderTrail', ...deskPage } satisfies Meta;
export default meta;

const trail = examples.getOrderTrail['default'] as OrderTrail;
const order = examples.getStaffOrder['default'] as StaffOrderDetail;
const onCheck = fn();
const story = (change: Partial<OrderTrail> = {}): StoryObj => ({
  render: () => (
    <OrderTrailView
      trail={{ ...trail, ...change }}
      order={order}
      back={{ label: '返回申请', href: '#order' }}
      onCheck={onCheck}
    />
  ),
});

export const Verified: StoryObj = {
  ...story(),
  play: async ({ canvas }) => {
    onCheck.mockClear();
    await expect(canvas.getByText('校验通过：2条记录完整、连续，未被改动。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新校验' }));
    await expect(onCheck).toHaveBeenCalledOnce();
    // The whole hash is copied, its two ends are shown.
    await expect(canvas.getByRole('button', { name: '复制2. 哈希' })).toBeVisible();
    await expect(canvas.getByText('8b7e1f60…2c3d')).toBeVisible();
  },
};
export const Broken: StoryObj = {
  ...story({
    verified: false,
    brokenPosition: 2,
    faults: [{ position: 2, kind: 'CHANGED' }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/校验未通过：第2条记录起不可信/)).toBeVisible();
    await expect(canvas.getByText('第2条：记录被改动或移位')).toBeVisible();
  },
};
export const OrderDisagrees = story({
  verified: false,
  faults: [{ position: null, kind: 'STATUS' }],
});
