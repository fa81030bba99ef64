import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RowActions } from './RowActions.js';

const label = '更多操作：重庆明月食品有限公司';
const actions = (onPress: (name: string) => void, names: readonly string[]) =>
  names.map((name) => (
    <button key={name} type="button" onClick={() => onPress(name)}>
      {name}
    </button>
  ));

it('folds away what is beside the main action on phones, for the keyboard too', async () => {
  await page.viewport(375, 700);
  const onPress = vi.fn();
  const screen = await render(
    <div style={{ containerType: 'inline-size' }}>
      <RowActions
        label={label}
        actions={[null, ...actions(onPress, ['设为当前', '授权', '解绑'])]}
      />
    </div>,
  );
  await expect.element(screen.getByRole('button', { name: '设为当前' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '解绑' })).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: label });
  const { width, height } = more.element().getBoundingClientRect();
  expect([width, height]).toEqual([48, 48]);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(onPress.mock.calls).toEqual([['解绑']]);
  await more.click();
  await expect.element(screen.getByRole('button', { name: '解绑' })).not.toBeInTheDocument();
});

it('shows all beside each other where there is space, and two on a phone', async () => {
  await page.viewport(1024, 700);
  const three = actions(() => undefined, ['设为当前', '授权', '解绑']);
  const screen = await render(
    <div style={{ containerType: 'inline-size' }}>
      <RowActions label={label} actions={three} />
    </div>,
  );
  await expect.element(screen.getByRole('button', { name: '解绑' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: label })).not.toBeInTheDocument();
  await page.viewport(375, 700);
  await screen.rerender(
    <div style={{ containerType: 'inline-size' }}>
      <RowActions label={label} actions={three.slice(1)} />
    </div>,
  );
  await expect.element(screen.getByRole('button', { name: '解绑' })).toBeVisible();
});
