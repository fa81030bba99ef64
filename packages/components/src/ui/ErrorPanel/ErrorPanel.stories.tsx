import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { ErrorPanel } from './ErrorPanel.js';

const meta: Meta = { title: 'ui/ErrorPanel' };
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <ErrorPanel
        title="获取产品信息失败"
        description="请稍后重试"
        requestId="web-20261120083000a1b2c3"
        action={<Button>重试</Button>}
      />
      <ErrorPanel compact title="网络请求失败" />
    </>
  ),
};
