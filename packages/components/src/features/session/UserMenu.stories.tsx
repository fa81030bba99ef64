import type { UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { sessionCopy } from './copy.js';
import { UserMenu } from './UserMenu.js';
import { UserMenuView } from './UserMenuView.js';

const meta = { title: 'session/UserMenu' } satisfies Meta;
export default meta;

const ignore = () => undefined;
const onLoggedOut = fn();
const user = examples.getUserInfo['signedIn'] as UserInfo;
const menu = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <UserMenu centerHref="#center" onChangePassword={ignore} onLoggedOut={onLoggedOut} />
  </HuiqiProvider>
);
async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  (await page.findByRole('button', { name: /用户菜单/ })).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await page.findByRole('button', { name: sessionCopy.logout })).toBeVisible();
  return page;
}

export const Ready: StoryObj = {
  render: () => menu(mockScenarios.ready),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Busy: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <UserMenuView user={user} centerHref="#" busy onChangePassword={ignore} onLogout={ignore} />
    </HuiqiProvider>
  ),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Visitor: StoryObj = { render: () => menu(mockScenarios.visitor) };

export const LogsOut: StoryObj = {
  render: () => menu(mockScenarios.ready),
  play: async ({ canvasElement }) => {
    onLoggedOut.mockClear();
    const page = await open(canvasElement);
    page.getByRole('button', { name: sessionCopy.logout }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledWith({ ok: true }));
  },
};
