import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../ui/Button/Button.js';
import { Card } from '../../ui/Card/Card.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { contentPage } from '../page/storyPage.js';
import { UserCentreLayout, type UserCentreLayoutProps } from './UserCentreLayout.js';

const meta = { title: 'patterns/UserCentreLayout', ...contentPage } satisfies Meta;
export default meta;

const names = {
  overview: '企业中心',
  loans: '贷款申请',
  policies: '政策申报',
  services: '服务订单',
  demands: '融资需求',
  coupons: '优惠券',
  notices: '消息通知',
  reports: '信用报告',
  account: '账号与安全',
};
const items = Object.entries(names).map(([id, label]) => ({
  id,
  label,
  href: `#/${id}`,
  count: id === 'notices' ? 12 : undefined,
  group: id === 'notices' || id === 'account' ? '消息与账号' : '办理事项',
}));

const props: UserCentreLayoutProps = {
  nav: { label: '用户中心', items, current: 'loans' },
  switcher: (
    <Stack direction="horizontal" justify="between" gap={2}>
      <span>垫江县明月食品有限公司</span>
      <Button size="small">切换企业</Button>
    </Stack>
  ),
  counts: [
    { label: '审核中', value: '2', href: '#/loans?status=review' },
    { label: '待补充资料', value: '1', href: '#/loans?status=returned' },
    { label: '已授信', value: '3', href: '#/loans?status=granted' },
    { label: '未读消息', value: '12', href: '#/notices?read=false' },
  ],
  scope: (
    <Button size="small" variant="text">
      看全部企业
    </Button>
  ),
  children: (
    <>
      <PageTitle count="共 6 笔">贷款申请</PageTitle>
      <Card>
        <Empty title="还没有申请" description="从产品列表选择一个产品开始。" />
      </Card>
    </>
  ),
};

export const Ready: StoryObj = {
  render: () => <UserCentreLayout {...props} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '切换企业' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '企业中心' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '贷款申请' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const LastTabAndLongName: StoryObj = {
  render: () => (
    <UserCentreLayout
      {...props}
      nav={{ ...props.nav, current: 'account' }}
      switcher="重庆市垫江县明月山乡村振兴农产品冷链仓储物流股份合作有限责任公司"
      counts={props.counts?.map((count) => ({ ...count, value: '--' }))}
    />
  ),
};

export const NavigationAlone: StoryObj = {
  render: () => (
    <UserCentreLayout nav={props.nav}>
      <PageTitle>贷款申请</PageTitle>
    </UserCentreLayout>
  ),
};
