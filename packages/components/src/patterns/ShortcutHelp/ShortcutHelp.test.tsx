import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isTyping } from './isTyping.js';
import { readKeys } from './readKeys.js';
import { ShortcutScope } from './ShortcutScope.js';
import type { Shortcut } from './types.js';
import { useShortcuts } from './useShortcuts.js';

const one = (keys: readonly string[], run?: Shortcut['run']): Shortcut => ({
  keys,
  label: keys.join(),
  group: '列表',
  run,
});

it('reads one key, and two after each other', () => {
  const down = one(['j', 'ArrowDown']);
  const jump = one(['g a']);
  const all = [down, jump];
  expect(readKeys(all, 'ArrowDown')).toEqual({ shortcut: down });
  expect(readKeys(all, 'g')).toEqual({ pending: 'g' });
  expect(readKeys(all, 'a', 'g')).toEqual({ shortcut: jump });
  expect(readKeys(all, 'a')).toEqual({ shortcut: undefined });
  // A first key without a match does not swallow the next one.
  expect(readKeys(all, 'j', 'g')).toEqual({ shortcut: down });
  expect(readKeys([one(['?'])], '？').shortcut?.keys).toEqual(['?']);
});

it('leaves keys to fields, dialogs and menus, not to buttons and checks', async () => {
  const screen = await render(
    <>
      <input aria-label="text" />
      <input type="checkbox" aria-label="check" />
      <button type="button">button</button>
      <div role="menu">
        <button type="button">item</button>
      </div>
    </>,
  );
  const typing = (name: string) => isTyping(screen.getByLabelText(name).element());
  expect(typing('text')).toBe(true);
  expect(typing('check')).toBe(false);
  expect(isTyping(screen.getByRole('button', { name: 'button' }).element())).toBe(false);
  expect(isTyping(screen.getByText('item').element())).toBe(true);
  expect(isTyping(null)).toBe(false);
});

function Part({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts);
  return null;
}
const scope = (shortcuts: readonly Shortcut[] | undefined, enabled = true) => (
  <ShortcutScope enabled={enabled} onEnabledChange={() => undefined}>
    {shortcuts && <Part shortcuts={shortcuts} />}
  </ShortcutScope>
);

it('runs the shortcuts that are active, without modifiers', async () => {
  const first = vi.fn();
  const second = vi.fn();
  const screen = await render(scope([one(['r'], first)]));
  await userEvent.keyboard('r');
  await userEvent.keyboard('{Control>}r{/Control}');
  expect(first).toHaveBeenCalledOnce();
  await screen.rerender(scope([one(['r'], second)]));
  await userEvent.keyboard('r');
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  await screen.rerender(scope(undefined));
  await userEvent.keyboard('r');
  await screen.rerender(scope([one(['r'], second)], false));
  await userEvent.keyboard('r');
  expect(second).toHaveBeenCalledOnce();
});

it('leaves a key to the browser when there is nothing to do', async () => {
  await render(scope([one(['j'], () => false), one(['k'], () => true)]));
  const prevented: boolean[] = [];
  const watch = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
  window.addEventListener('keydown', watch);
  await userEvent.keyboard('jk');
  window.removeEventListener('keydown', watch);
  expect(prevented).toEqual([false, true]);
});
