import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
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

it('focuses the first field inside a shadow root', async () => {
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

it('closes on Escape and returns focus to its opener', async () => {
  const { root, named } = await renderInShadow();
  await expect.poll(named).toBe('姓名');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.querySelector('[role=dialog]')).toBeNull();
  await expect.poll(named).toBe('打开');
});

const question = { name: '放弃已填写的内容？' };

async function renderOpen(isDirty?: boolean) {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="录入放款"
      isDirty={isDirty}
      footer={<button onClick={() => onOpenChange(false)}>取消</button>}
    >
      <input aria-label="放款金额" defaultValue="100" />
      <input type="checkbox" aria-label="已核对" />
      <input type="search" aria-label="查找银行" />
    </Dialog>,
  );
  const box = screen.getByRole('textbox', { name: '放款金额' });
  await expect.element(box).toHaveFocus();
  return { ...screen, box, onOpenChange };
}

it('asks before Escape discards changes, and resumes where the user was', async () => {
  const { box, onOpenChange, ...screen } = await renderOpen();
  await box.fill('250');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog', question)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '继续填写' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '放弃' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '继续填写' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog', question)).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('250');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('closes once discarding is confirmed; a second Escape resumes', async () => {
  const { box, onOpenChange, ...screen } = await renderOpen();
  await box.fill('250');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog', question)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog', question)).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: '放弃' }).click();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('asks after a click outside, and keeps focus in the question', async () => {
  const { onOpenChange, ...screen } = await renderOpen();
  await screen.getByRole('checkbox').click();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  await expect.element(screen.getByRole('alertdialog', question)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '继续填写' })).toHaveFocus();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('is not closed by the second click on what opened it', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: '打开' }).click();
  const dialog = screen.getByRole('dialog', { name: '填写' });
  await expect.element(dialog).toBeVisible();
  const pressAt = (timeStamp: number) => {
    const press = new PointerEvent('pointerdown', { bubbles: true });
    Object.defineProperty(press, 'timeStamp', { value: timeStamp });
    document.documentElement.dispatchEvent(press);
    document.documentElement.click();
  };
  // The dialog listens one task after it has opened.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const opened = performance.now();
  pressAt(0);
  await expect.element(dialog).toBeVisible();
  pressAt(opened + 600);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('asks on the close button, never on a button of the footer', async () => {
  const { box, onOpenChange, ...screen } = await renderOpen();
  await box.fill('250');
  await screen.getByRole('button', { name: '关闭' }).click();
  await screen.getByRole('button', { name: '继续填写' }).click();
  await screen.getByRole('button', { name: '取消' }).click();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it.each<[string, (screen: Awaited<ReturnType<typeof renderOpen>>) => Promise<void>]>([
  ['nothing was touched', async () => undefined],
  [
    'the old value is back',
    async ({ box }) => {
      await userEvent.keyboard('{End}');
      await box.fill('1');
      await box.fill('100');
    },
  ],
  ['only a search was typed', (screen) => screen.getByRole('searchbox').fill('农商行')],
])('closes at once when %s', async (_when, act) => {
  const screen = await renderOpen();
  await act(screen);
  await userEvent.keyboard('{Escape}');
  expect(screen.onOpenChange.mock.calls).toEqual([[false]]);
});

it('lets `isDirty` override the detection', async () => {
  const clean = await renderOpen(false);
  await clean.box.fill('250');
  await userEvent.keyboard('{Escape}');
  expect(clean.onOpenChange).toHaveBeenCalledWith(false);
  await clean.unmount();
  const dirty = await renderOpen(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dirty.getByRole('alertdialog', question)).toBeVisible();
});

it('fills the viewport as a sheet, its footer at the bottom', async () => {
  const screen = await render(
    <Dialog
      open
      variant="sheet"
      onOpenChange={() => undefined}
      title="筛选"
      footer={<button>查看</button>}
    />,
  );
  const panel = screen.getByRole('dialog', { name: '筛选' }).element().getBoundingClientRect();
  expect([panel.x, panel.y, panel.width, panel.height]).toEqual([0, 0, innerWidth, innerHeight]);
  const button = screen.getByRole('button', { name: '查看' }).element().getBoundingClientRect();
  expect(innerHeight - button.bottom).toBeLessThan(32);
});

it('gives focus to the fallback where its opener is disabled by then', async () => {
  const fallback = { current: null as HTMLHeadingElement | null };
  function Once() {
    const [open, setOpen] = useState(false);
    const [done, setDone] = useState(false);
    const finish = () => {
      setDone(true);
      setOpen(false);
    };
    return (
      <div>
        <h1 ref={fallback} tabIndex={-1}>
          标题
        </h1>
        <button type="button" disabled={done} onClick={() => setOpen(true)}>
          打开
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="确认" fallbackFocus={fallback}>
          <button type="button" onClick={finish}>
            完成
          </button>
        </Dialog>
      </div>
    );
  }
  const screen = await render(<Once />);
  await screen.getByRole('button', { name: '打开' }).click();
  await screen.getByRole('button', { name: '完成' }).click();
  await expect.element(screen.getByRole('heading', { name: '标题' })).toHaveFocus();
});
