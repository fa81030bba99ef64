import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.js';

const meta = { title: 'ui/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

const tabs = ['密码登录', '验证码登录', '税号登录'].map((label) => ({
  value: label,
  label,
  content: `${label}表单`,
}));

export const ByKeyboard: StoryObj = {
  render: () => <Tabs label="登录方式" tabs={tabs} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('验证码登录表单');
  },
};

export const Playground: StoryObj<typeof Tabs> = { args: { label: '登录方式', tabs } };
