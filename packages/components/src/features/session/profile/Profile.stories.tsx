import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { centreCopy } from '../overview/copy.js';
import { ProfileScreen } from '../ProfileScreen.js';

const meta = { title: 'session/Profile', ...contentPage } satisfies Meta;
export default meta;

const ignore = () => undefined;
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <ProfileScreen
      params={{}}
      query={new URLSearchParams()}
      paths={{ password: () => '#password', companies: () => '#companies' }}
      navigate={ignore}
      setQuery={ignore}
      hrefFor={(to) => to}
      backTo={(to) => to}
      onLogin={ignore}
    />
  </HuiqiProvider>
);

export const Ready: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: centreCopy.changePassword });
    await expect(link).toHaveAttribute('href', '#password');
  },
};
export const Loading: StoryObj = {
  render: () => draw(mockScenarios.hanging),
  play: async ({ canvas }) => void (await canvas.findByText('正在加载')),
};

async function edit(canvasElement: HTMLElement, name: string) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: centreCopy.edit }));
  const field = await page.findByRole('textbox', { name: new RegExp(centreCopy.nickname) });
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  await userEvent.click(page.getByRole('button', { name: centreCopy.save }));
  return { page, field };
}

export const Edited: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async ({ canvasElement }) => {
    const { page } = await edit(canvasElement, '新的昵称');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
export const WrongNickname: StoryObj = {
  render: () => draw(mockScenarios.ready),
  play: async ({ canvasElement }) => {
    const { field } = await edit(canvasElement, '');
    await expect(field).toHaveAccessibleDescription(/请输入昵称/);
    await expect(field).toHaveFocus();
  },
};
export const Refused: StoryObj = {
  render: () => draw({ setNickname: { code: '100500' } }),
  play: async ({ canvasElement }) => {
    const { page } = await edit(canvasElement, '新的昵称');
    await expect(await page.findByText(/系统繁忙/)).toBeVisible();
  },
};
