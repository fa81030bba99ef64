import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { honestAgentCopy as copy } from './copy.js';
import { HonestAgentScreen } from '../HonestAgentScreen.js';

const meta = { title: 'session/HonestAgent' } satisfies Meta;
export default meta;

const onLogin = fn();
const story = (scenarios: MockScenarios): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <HonestAgentScreen
        params={{}}
        query={new URLSearchParams()}
        paths={{ honestAgent: () => '/honestAgent' }}
        navigate={() => undefined}
        setQuery={() => undefined}
        hrefFor={(to) => `#${to}`}
        backTo={(to) => to}
        onLogin={onLogin}
      />
    </HuiqiProvider>
  ),
});

/** The ticket is posted in a form; the page never shows it. */
export const Ready: StoryObj = {
  ...story(mockScenarios.ready),
  play: async ({ canvas, canvasElement }) => {
    const sent: string[] = [];
    const submit = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      sent.push(`${this.method} ${this.action} ${[...new FormData(this).keys()].join(' ')}`);
    });
    await userEvent.click(await canvas.findByRole('button', { name: /进入诚信中介平台/ }));
    await waitFor(() => expect(sent).toEqual(['post https://agent.example/enter ticket']));
    await expect(canvasElement.ownerDocument.querySelector('[name="ticket"]')).toBeNull();
    submit.mockRestore();
  },
};

/** Visitors sign in first. */
export const Visitor: StoryObj = {
  ...story(mockScenarios.visitor),
  play: async ({ canvas }) => {
    await canvas.findByText(copy.visitor);
    await userEvent.click(canvas.getByRole('button', { name: copy.login }));
    await expect(onLogin).toHaveBeenCalled();
  },
};

/** Without a ticket the page stays and says so. */
export const Failed: StoryObj = {
  ...story({ getHonestAgentToken: { code: '100500' } }),
  play: async ({ canvas }) => {
    const submit = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: /进入诚信中介平台/ }));
    await canvas.findByText(/系统繁忙/);
    await expect(submit).not.toHaveBeenCalled();
    submit.mockRestore();
  },
};

export const Loading = story(mockScenarios.hanging);
