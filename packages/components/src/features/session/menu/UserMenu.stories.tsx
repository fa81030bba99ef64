import type { UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { sessionCopy } from '../copy.js';
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

const draw = (more: Partial<UserInfo>) => (
  <HuiqiProvider client={createMockClient()}>
    <UserMenuView
      user={{ ...user, ...more }}
      centerHref="#"
      desk={{ href: '#desk' }}
      onChangePassword={ignore}
      onLogout={ignore}
    />
  </HuiqiProvider>
);

export const Agent: StoryObj = {
  render: () => draw({ roleType: 'AGENT' }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(page.getByRole('link', { name: sessionCopy.center })).toBeVisible();
    await expect(page.getByRole('button', { name: sessionCopy.changePassword })).toBeVisible();
    await expect(page.queryByRole('link', { name: sessionCopy.desk })).toBeNull();
  },
};

export const Staff: StoryObj = {
  render: () => draw({ roleType: 'FINANCIER', name: '建行信贷员', companyName: null }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(page.getByRole('link', { name: sessionCopy.desk })).toBeVisible();
    await expect(page.queryByRole('link', { name: sessionCopy.center })).toBeNull();
  },
};

export const TaxAccount: StoryObj = {
  render: () => draw({ type: 'TAX', taxNo: '91500231MA00001234', name: '税号用户' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      await page.findByRole('button', { name: /用户菜单：91500231MA00001234/ }),
    ).toBeVisible();
  },
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

/** The server did not confirm: the host is told, and the user's cached data is dropped anyway. */
export const LogoutFails: StoryObj = {
  render: () => menu({ ...mockScenarios.ready, logout: { offline: true } }),
  play: async ({ canvasElement }) => {
    onLoggedOut.mockClear();
    const page = await open(canvasElement);
    page.getByRole('button', { name: sessionCopy.logout }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledWith({ ok: false }));
  },
};
