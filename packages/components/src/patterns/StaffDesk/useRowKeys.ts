import type { RefObject } from 'react';
import { useShortcuts } from '../ShortcutHelp/useShortcuts.js';
import { useBatchCopy } from './batchCopy.js';

/** The rows' links, in a table and in its cards. */
const rowLinks = 'tbody th[scope=row] a';

export interface RowKeysOptions {
  /** The element around filters and rows. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onRefresh?: (() => void) | undefined;
  /** Whether the head may have a button with `aria-keyshortcuts="e"`; the bar of the selected rows may have another. */
  readonly exports: boolean;
  /** Whether rows have checkboxes. */
  readonly selects: boolean;
}

/**
 * Keys of a desk: j and k move between rows, x selects one, X the page, b leads to what can be done with them, / focuses the
 * search, r reloads.
 */
export function useRowKeys({ box, onRefresh, exports, selects }: RowKeysOptions): void {
  const { selectPage, selectRow, toBar } = useBatchCopy();
  function move(step: 1 | -1): boolean {
    const links = [...(box.current?.querySelectorAll<HTMLElement>(rowLinks) ?? [])];
    const here = links.findIndex((link) => link.closest('tr')?.matches(':focus-within'));
    const next = links[here < 0 ? (step === 1 ? 0 : links.length - 1) : here + step];
    next?.focus();
    return next !== undefined;
  }
  // Elsewhere the arrow keys scroll the page.
  const fromRow = (step: 1 | -1) =>
    box.current?.querySelector('tbody tr:focus-within') ? move(step) : false;
  function press(selector: string, act: (element: HTMLElement) => void): boolean {
    const element = box.current?.querySelector<HTMLElement>(selector);
    if (!element) return false;
    act(element);
    return true;
  }
  useShortcuts([
    {
      keys: ['j', 'ArrowDown'],
      label: '下一行',
      group: '列表',
      run: (key) => (key === 'j' ? move(1) : fromRow(1)),
    },
    {
      keys: ['k', 'ArrowUp'],
      label: '上一行',
      group: '列表',
      run: (key) => (key === 'k' ? move(-1) : fromRow(-1)),
    },
    ...(selects
      ? [
          {
            keys: ['x'],
            label: selectRow,
            group: '列表',
            run: () =>
              press('tbody tr:focus-within input[type=checkbox]', (input) => input.click()),
          },
          {
            keys: ['X'],
            label: selectPage,
            group: '列表',
            run: () => press('thead input[type=checkbox]', (input) => input.click()),
          },
          {
            keys: ['b'],
            label: toBar,
            group: '列表',
            run: () => press(`[data-part=batch] button`, (button) => button.focus()),
          },
        ]
      : []),
    { keys: ['Enter'], label: '打开所在的行', group: '列表' },
    {
      keys: ['/'],
      label: '搜索',
      group: '列表',
      run: () => press('input[type=search]', (field) => field.focus()),
    },
    ...(onRefresh ? [{ keys: ['r'], label: '刷新', group: '列表', run: onRefresh }] : []),
    ...(exports
      ? [
          {
            keys: ['e'],
            label: '导出',
            group: '列表',
            // Of the selected rows, if there are any.
            run: () =>
              ['[role=group] ', ''].some((within) =>
                press(`${within}[aria-keyshortcuts~="e"]`, (button) => button.click()),
              ),
          },
        ]
      : []),
  ]);
}
