import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.js';

const meta = { title: 'ui/Steps', component: Steps } satisfies Meta<typeof Steps>;
export default meta;

const steps = [
  { key: 'form', label: '填写资料' },
  { key: 'review', label: '核对信息' },
  { key: 'done', label: '提交成功' },
];

export const EachStep: StoryObj = {
  render: () => (
    <>
      {[0, 1, 2].map((current) => (
        <Steps key={current} label={`申请进度 ${current + 1}`} steps={steps} current={current} />
      ))}
    </>
  ),
};

export const Playground: StoryObj<typeof Steps> = {
  args: { label: '申请进度', steps, current: 1 },
};
