import { createMockClient } from '@huiqi/sdk/testing';
import { forwardRef, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, ConfirmDialog, Field, Input, LinkButton } from '../ui/index.js';
import { HuiqiProvider } from './HuiqiProvider.js';
import type { ComponentAdapters } from '../ui/shared/ComponentAdapters.js';

const adapters: ComponentAdapters = {
  Button: forwardRef(function HostButton(
    { variant, loading, size: _size, icon: _icon, block: _block, ...rest },
    ref,
  ) {
    return <button {...rest} ref={ref} data-host={`${variant}${loading ? ' loading' : ''}`} />;
  }),
  LinkButton: forwardRef(function HostLink({ variant, href, onClick, children }, ref) {
    return (
      <a ref={ref} href={href} onClick={onClick} data-host={variant}>
        {children}
      </a>
    );
  }),
  Input: forwardRef(function HostInput({ prefix, suffix, ...rest }, ref) {
    return (
      <label data-host="input">
        {prefix}
        <input {...rest} ref={ref} />
        {suffix}
      </label>
    );
  }),
  Dialog: ({ open, title, children, footer }) =>
    open &&
    createPortal(
      <section role="dialog" data-host="dialog" aria-label={String(title)}>
        {children}
        {footer}
      </section>,
      document.body,
    ),
};

function Form() {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Field label="手机号" required>
        {(control) => (
          <Input
            {...control}
            ref={box}
            value={text}
            clean={(typed) => typed.replaceAll(/\D/g, '')}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button variant="primary" onClick={() => setAsks(true)}>
        提交
      </Button>
      <Button loading onClick={() => setAsks(true)}>
        提交中
      </Button>
      <Button onClick={() => box.current?.focus()}>修改</Button>
      <LinkButton href="#orders">我的申请</LinkButton>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="确认提交"
        onOk={() => setAsks(false)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}

test('features use the components of the host', async () => {
  const screen = await render(
    <HuiqiProvider client={createMockClient()} components={adapters}>
      <Form />
    </HuiqiProvider>,
  );
  const box = screen.getByRole('textbox', { name: '手机号' });
  expect(box.element().closest('[data-host]')).not.toBeNull();
  await expect.element(box).toHaveAttribute('aria-required', 'true');
  await screen.getByRole('button', { name: '修改' }).click();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('138 0000');
  await expect.element(box).toHaveValue('1380000');
  const busy = screen.getByRole('button', { name: '提交中' });
  expect(busy.element().getAttribute('data-host')).toBe('secondary loading');
  await busy.click();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await screen.getByRole('button', { name: '提交', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: '确认提交' });
  // Outside of the provider's tree, with our font and language all the same.
  const text = dialog.getByText('1380000').element();
  expect(text.closest('[data-host]')).toBe(dialog.element());
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: '我的申请' }).element();
  expect(link.getAttribute('data-host')).toBe('secondary');
});

test('an inner provider uses those of the outer one, and ours where there are none', async () => {
  const client = createMockClient();
  const screen = await render(
    <HuiqiProvider client={client} components={{ Button: adapters.Button }}>
      <HuiqiProvider client={client}>
        <Button>提交</Button>
        <LinkButton href="#orders">我的申请</LinkButton>
      </HuiqiProvider>
    </HuiqiProvider>,
  );
  expect(screen.getByRole('button').element().getAttribute('data-host')).toBe('secondary');
  expect(screen.getByRole('link').element().getAttribute('data-host')).toBeNull();
});
