import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from './Popover.js';

const example = (
  <Popover trigger={<button>筛选</button>} label="筛选条件">
    <input aria-label="关键字" />
  </Popover>
);

it('tells its state at the trigger and closes by Escape with focus back', async () => {
  const screen = await render(example);
  const trigger = screen.getByRole('button', { name: '筛选' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(screen.getByRole('dialog', { name: '筛选条件' })).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
