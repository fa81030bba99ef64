import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { UserGate } from './UserGate.js';
import { userGateCopy } from './copy.js';

const meta = { title: 'session/UserGate' } satisfies Meta;
export default meta;

const onLogin = fn();
const gate = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <UserGate onLogin={onLogin}>
      <p>本人的页面</p>
    </UserGate>
  </HuiqiProvider>
);

export const Visitor: StoryObj = {
  render: () => gate({ getUserInfo: { data: null } }),
  play: async ({ canvasElement }) => {
    onLogin.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: userGateCopy.login }));
    await expect(onLogin).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('本人的页面')).toBeNull();
  },
};

export const User: StoryObj = {
  render: () => gate(mockScenarios.ready),
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('本人的页面')).toBeVisible(),
};
