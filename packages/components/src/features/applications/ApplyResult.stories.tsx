import { createMockClient } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ApplyFail } from './ApplyFail.js';
import { ApplyStatus } from './ApplyStatus.js';
import { applicationsCopy } from './copy.js';

const meta = { title: 'applications/ApplyResult' } satisfies Meta;
export default meta;

const story = (view: ReactElement): StoryObj => ({
  render: () => <HuiqiProvider client={createMockClient()}>{view}</HuiqiProvider>,
});
const result = {
  orderId: '100001',
  orderCode: 'DJ20261120000123',
  orderStatus: 'ACCEPT_SUCCESS',
} as const;
const onRetry = fn();

export const Submitted = story(<ApplyStatus result={result} ordersHref="#orders" />);
export const SubmittedWithoutCode = story(<ApplyStatus result={{ ...result, orderCode: null }} />);
export const RefusedWithoutReason = story(<ApplyFail onRetry={onRetry} />);

export const Refused: StoryObj = {
  ...story(<ApplyFail reason="企业经营未满两年" onRetry={onRetry} />),
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await expect(canvas.getByText('企业经营未满两年')).toBeVisible();
    canvas.getByRole('button', { name: applicationsCopy.retry }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
