import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.js';

const meta = { title: 'ui/ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <ProgressBar value={0} label="上传进度" />
      <ProgressBar value={60} label="上传进度" />
      <ProgressBar value={100} label="上传进度" />
    </>
  ),
};

export const Playground: StoryObj<typeof ProgressBar> = { args: { value: 60, label: '上传进度' } };
