import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { DataState } from './DataState.js';
import type { DataStateValue } from './types.js';

const meta = { title: 'patterns/DataState' } satisfies Meta;
export default meta;

const retry = fn();
const story = (state: DataStateValue<string>): StoryObj => ({
  render: () => (
    <DataState state={state} loading={<Skeleton preset="lines" />}>
      {(text) => <p>{text}</p>}
    </DataState>
  ),
});
const error = {
  title: '系统繁忙',
  description: '请稍后再试。',
  requestId: '4bf92f3577b34da6a3ce929d0e0e4736',
};

export const Ready = story({ status: 'ready', data: '共 12 个产品' });
export const Refreshing = story({ status: 'ready', data: '共 12 个产品', refreshing: true });
export const Loading = story({ status: 'loading' });
export const Empty = story({ status: 'empty' });
export const Failed = story({ status: 'error', error });

export const Retry: StoryObj = {
  ...story({ status: 'error', error, retry }),
  play: async ({ canvas }) => {
    retry.mockClear();
    canvas.getByRole('button', { name: '重试' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
