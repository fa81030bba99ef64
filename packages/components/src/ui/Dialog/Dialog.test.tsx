import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PortalProvider } from '../Portal/PortalProvider.js';
import { Dialog } from './Dialog.js';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="填写" footer={<button>提交</button>}>
        <input aria-label="姓名" />
      </Dialog>
    </>
  );
}

const hosts: HTMLElement[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

async function renderInShadow() {
  const host = document.body.appendChild(document.createElement('div'));
  hosts.push(host);
  const root = host.attachShadow({ mode: 'open' });
  const app = root.appendChild(document.createElement('div'));
  const portal = root.appendChild(document.createElement('div'));
  await render(
    <PortalProvider container={portal}>{createPortal(<Example />, app)}</PortalProvider>,
  );
  const trigger = app.querySelector('button');
  trigger?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.querySelector('[role=dialog]')).not.toBeNull();
  const named = () => {
    const active = root.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent;
  };
  return { root, named };
}

it('starts at the first field inside a shadow root', async () => {
  const { named } = await renderInShadow();
  await expect.poll(named).toBe('姓名');
});

it('keeps Tab and Shift+Tab inside a shadow root', async () => {
  const { named } = await renderInShadow();
  await expect.poll(named).toBe('姓名');
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await userEvent.keyboard('{Tab}');
    seen.push(named());
  }
  expect(seen).toEqual(['提交', '关闭', '姓名']);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  expect(named()).toBe('提交');
});

it('closes by Escape and returns focus to what opened it', async () => {
  const { root, named } = await renderInShadow();
  await expect.poll(named).toBe('姓名');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.querySelector('[role=dialog]')).toBeNull();
  await expect.poll(named).toBe('打开');
});
