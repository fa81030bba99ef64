import type { DueTime } from '@huiqi/sdk';
import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { deskPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { DueTag } from './DueTag.js';
import { HandlingTimesScreen } from './HandlingTimesScreen.js';

const meta = { title: 'handlingTimes/HandlingTimes', ...deskPage } satisfies Meta;
export default meta;

const story = (scenario: keyof typeof mockScenarios, text: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <HandlingTimesScreen />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(text)),
});

export const Loading = story('hanging', '正在加载');
export const ServerError = story('serverError', /系统繁忙/);
export const Ready: StoryObj = {
  ...story('ready', '税务贷'),
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: '保存续贷的时限' });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '续贷的办理天数' }), '7');
    await expect(save).toBeEnabled();
  },
};
/** What was not saved is said, and stays in its field, which has the focus again. */
export const NotSaved: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient({ saveHandlingTime: { code: '100500' } })}>
      <HandlingTimesScreen />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: '续贷的办理天数' });
    await userEvent.type(days, '7');
    await userEvent.click(canvas.getByRole('button', { name: '保存续贷的时限' }));
    await expect(await canvas.findByText(/系统繁忙/)).toBeVisible();
    await expect(days).toHaveValue('7');
    await expect(days).toHaveFocus();
  },
};

const due = (change: Partial<DueTime>): DueTime => ({
  waitingDays: 2,
  promisedDays: 5,
  dueOn: '2026-11-25',
  state: 'LATER',
  ...change,
});
export const Tags: StoryObj = {
  render: () => (
    <ul>
      <li>
        <DueTag due={due({})} />
      </li>
      <li>
        <DueTag due={due({ waitingDays: 5, state: 'TODAY' })} />
      </li>
      <li>
        <DueTag due={due({ waitingDays: 8, state: 'OVERDUE' })} />
      </li>
      <li>
        <DueTag due={null} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今天到期')).toBeVisible();
    await expect(canvas.getByText('超期3天')).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
