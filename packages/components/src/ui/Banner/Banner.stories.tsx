import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.js';

const meta: Meta = { title: 'ui/Banner' };
export default meta;

export const Tones: StoryObj = {
  render: () => (
    <>
      <Banner tone="info">每家企业每天可发布 5 条诉求</Banner>
      <Banner tone="success">申请已提交</Banner>
      <Banner tone="warning">资料将于 3 天后过期</Banner>
      <Banner tone="danger">该产品已下架</Banner>
    </>
  ),
};
