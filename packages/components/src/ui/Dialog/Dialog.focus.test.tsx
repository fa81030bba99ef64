import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PortalProvider } from '../Portal/PortalProvider.js';
import { Dialog } from './Dialog.js';

it('leaves the focus to a dialog on top of it, also inside a shadow root', async () => {
  const errors = vi.fn();
  addEventListener('error', errors);
  function Two() {
    const [asks, setAsks] = useState(false);
    return (
      <Dialog
        open
        onOpenChange={() => undefined}
        title="企业授权"
        footer={<button onClick={() => setAsks(true)}>提交</button>}
      >
        <input aria-label="证件号码" />
        {asks && (
          <Dialog
            open
            onOpenChange={() => setAsks(false)}
            title="认证信息不一致"
            footer={
              <>
                <button onClick={() => setAsks(false)}>取消</button>
                <button>去认证</button>
              </>
            }
          />
        )}
      </Dialog>
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const app = root.appendChild(document.createElement('div'));
  const portal = root.appendChild(document.createElement('div'));
  await render(<PortalProvider container={portal}>{createPortal(<Two />, app)}</PortalProvider>);
  const named = () =>
    root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent;
  await expect.poll(named).toBe('证件号码');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(named).toBe('去认证');
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await userEvent.keyboard('{Tab}');
    seen.push(named());
  }
  expect(seen).toEqual(['关闭', '取消', '去认证']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.poll(named).toBe('提交');
  removeEventListener('error', errors);
  host.remove();
  expect(errors).not.toHaveBeenCalled();
});

it.each([
  ['the first link of its body', undefined, '登录'],
  ['the last button of its footer', <button key="ok">确定</button>, '确定'],
])('without fields, focuses %s', async (_what, footer, expected) => {
  const screen = await render(
    <Dialog open onOpenChange={() => undefined} title="菜单" footer={footer}>
      <a href="#login">登录</a>
      <a href="#hotline">客服热线</a>
    </Dialog>,
  );
  await expect.element(screen.getByText(expected)).toHaveFocus();
});

it('returns the focus to its opener where its content took the focus first', async () => {
  function Box() {
    const box = useRef<HTMLInputElement>(null);
    useEffect(() => box.current?.focus(), []);
    return <input ref={box} aria-label="图形验证码" />;
  }
  function Login() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>登录</button>
        <Dialog open={isOpen} onOpenChange={setOpen} title="安全验证" isDirty={false}>
          <Box />
        </Dialog>
      </>
    );
  }
  const screen = await render(<Login />);
  await screen.getByRole('button', { name: '登录' }).click();
  await expect.element(screen.getByLabelText('图形验证码')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: '登录' })).toHaveFocus();
});
