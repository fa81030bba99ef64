import type { FormEntry, OrderDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { applicationsCopy } from '../copy.js';
import { DrawDown } from './DrawDown.js';

const meta = { title: 'applications/DrawDown' } satisfies Meta;
export default meta;

const order = examples.getOrder['default'] as OrderDetail;
const entries: FormEntry[] = [
  {
    checkName: 'loanAmount',
    inputType: 'MONEY',
    label: '提款金额',
    group: 'LOAN',
    required: true,
    unit: '万元',
  },
];
const granted: MockScenarios = {
  getProductForm: { data: entries },
  getOrder: {
    data: {
      ...order,
      orderStatus: 'APPROVAL_SUCCESS',
      line: { granted: '100', drawn: '30', available: '70' },
    },
  },
};
const ignore = () => undefined;
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <DrawDown orderId="1" exit={{ href: '#order' }} onSuccess={ignore} onFail={ignore} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story(granted, /最多可提款/),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /提款金额/ }), '70.01');
    await userEvent.click(canvas.getByRole('button', { name: applicationsCopy.submitDraw }));
    await expect((await canvas.findAllByText(/不能高于70/))[0]).toBeVisible();
  },
};
export const WithContact: StoryObj = {
  ...story(
    {
      ...granted,
      getProductForm: {
        data: [
          ...entries,
          {
            checkName: 'contactName',
            inputType: 'TEXT',
            label: '联系人姓名',
            group: 'CONTACT',
            required: true,
          },
        ],
      },
    },
    /最多可提款/,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /提款金额/ }), '70{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: /联系人姓名/ }), '周明');
    await expect(canvas.getByRole('button', { name: applicationsCopy.submitDraw })).toBeVisible();
  },
};
export const NotGranted = story(
  { ...granted, getOrder: { data: order } },
  applicationsCopy.drawClosed,
);
export const Loading = story(mockScenarios.hanging, '正在加载');
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
