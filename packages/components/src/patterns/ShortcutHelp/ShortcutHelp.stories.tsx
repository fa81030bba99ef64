import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Input } from '../../ui/Input/Input.js';
import { ShortcutButton } from './ShortcutButton.js';
import { ShortcutScope } from './ShortcutScope.js';
import type { Shortcut } from './types.js';

const meta = { title: 'patterns/ShortcutHelp' } satisfies Meta;
export default meta;

const onNext = fn();
const shortcuts: readonly Shortcut[] = [
  { keys: ['j', 'ArrowDown'], label: '下一行', group: '列表', run: onNext },
  { keys: ['Enter'], label: '打开所在的行', group: '列表' },
  { keys: ['g a'], label: '申请管理', group: '前往', run: onNext },
];

function Example() {
  const [enabled, setEnabled] = useState(true);
  return (
    <ShortcutScope shortcuts={shortcuts} enabled={enabled} onEnabledChange={setEnabled}>
      <Input aria-label="关键词" />
      <ShortcutButton />
    </ShortcutScope>
  );
}
const help = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '快捷键' }));

export const Scope: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    onNext.mockClear();
    await userEvent.keyboard('j');
    await expect(onNext).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: '关键词' }), 'jga');
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

export const Listed: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('?');
    const dialog = await help(canvasElement);
    await expect(dialog.getByRole('heading', { name: '前往' })).toBeVisible();
    await expect(dialog.getByText('打开所在的行')).toBeVisible();
  },
};

export const SwitchedOff: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    onNext.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '快捷键' }));
    const dialog = await help(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: '启用快捷键' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('j?');
    await expect(onNext).not.toHaveBeenCalled();
    await expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).toBeNull();
  },
};
