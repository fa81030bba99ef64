import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.js';

const meta = { title: 'ui/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Checkbox label="我已阅读并同意服务协议" />
      <Checkbox label="已选中" defaultChecked />
      <Checkbox label="不可用" disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /服务协议/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const Playground: StoryObj<typeof Checkbox> = { args: { label: '我已阅读并同意服务协议' } };
