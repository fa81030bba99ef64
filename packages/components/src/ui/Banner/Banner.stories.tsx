import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.js';

const meta = { title: 'ui/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

export const AllVariants: StoryObj = {
  render: () => (
    <>
      <Banner tone="info">每家企业每天可发布 5 条诉求</Banner>
      <Banner tone="success">申请已提交</Banner>
      <Banner tone="warning">资料将于 3 天后过期</Banner>
      <Banner tone="danger">该产品已下架</Banner>
    </>
  ),
};

export const WithAction: StoryObj = {
  render: () => (
    <Banner tone="warning" action={<a href="#materials">去补充</a>}>
      资料不全，补充后才能提交申请
    </Banner>
  ),
};

export const Playground: StoryObj<typeof Banner> = {
  args: { children: '资料将于 3 天后过期', tone: 'warning' },
};
