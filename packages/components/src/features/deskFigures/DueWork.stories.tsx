import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import type { DueWork } from '@huiqi/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { DueWork as DueWorkOfDesks } from './DueWork.js';
import { DueWorkView } from './DueWorkView.js';

const meta = { title: 'deskFigures/DueWork', component: DueWorkView, ...deskPage } satisfies Meta<
  typeof DueWorkView
>;
export default meta;

const work = examples.getDueWork['default'] as readonly DueWork[];
const deskLink = (desk: string) => ({ href: `#${desk}` });

export const Due: StoryObj<typeof meta> = {
  args: { work, deskLink },
  play: async ({ canvas }) => {
    const orders = canvas.getByRole('link', { name: /贷款申请/ });
    await expect(orders).toHaveTextContent('已超期2笔今天到期3笔');
    await expect(canvas.queryByRole('link', { name: /惠企券/ })).toBeNull();
  },
};
export const NothingDue: StoryObj<typeof meta> = { args: { work: [], deskLink } };
export const Loading: StoryObj<typeof meta> = { args: { work: undefined, deskLink } };
export const Failed: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.serverError)}>
      <DueWorkOfDesks deskLink={deskLink} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('到期事项读取失败')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};
