import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { ShortcutScope } from '../ShortcutHelp/ShortcutScope.js';
import { rememberRow } from './returnedRow.js';
import { DeskListExample, type DeskListExampleProps } from './DeskList.fixture.js';

const desk = (props: DeskListExampleProps) => (
  <div className={themeRoot}>
    <ShortcutScope enabled onEnabledChange={() => undefined}>
      <DeskListExample {...props} />
    </ShortcutScope>
  </div>
);
const setUp = (props: DeskListExampleProps = {}) => render(desk(props));

it('is walked by the keyboard alone', async () => {
  await page.viewport(1440, 900);
  const onOpen = vi.fn();
  const onRefresh = vi.fn();
  const screen = await setUp({ onOpen, onRefresh });
  const link = (name: string) => screen.getByRole('link', { name });
  await userEvent.keyboard('j');
  await expect.element(link('企业 1')).toHaveFocus();
  await userEvent.keyboard('jjk{ArrowDown}');
  await expect.element(link('企业 3')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('3');
  await userEvent.keyboard('r');
  expect(onRefresh).toHaveBeenCalledOnce();
  await userEvent.keyboard('/');
  const keyword = screen.getByRole('searchbox', { name: '企业名称' });
  await expect.element(keyword).toHaveFocus();
  // A typed letter is not a shortcut.
  await userEvent.keyboard('jr');
  await expect.element(keyword).toHaveValue('jr');
  expect(onRefresh).toHaveBeenCalledOnce();
});

it('leaves arrows to the page outside of rows, and e to a button that asks for it', async () => {
  const onExport = vi.fn();
  const screen = await setUp({ onExport });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('e');
  expect(onExport).toHaveBeenCalledOnce();
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog', { name: '快捷键' })).toHaveTextContent('导出');
});

it('leaves e to the export of the selected rows, as long as there are any', async () => {
  const onExport = vi.fn();
  const onExportSelected = vi.fn();
  const actions = () => (
    <button type="button" aria-keyshortcuts="e" onClick={onExportSelected}>
      导出所选
    </button>
  );
  await setUp({ onExport, batch: { actions } });
  await userEvent.keyboard('jxe');
  expect([onExport.mock.calls.length, onExportSelected.mock.calls.length]).toEqual([0, 1]);
  await userEvent.keyboard('xe');
  expect([onExport.mock.calls.length, onExportSelected.mock.calls.length]).toEqual([1, 1]);
});

const batch = { actions: () => null };

it('selects no row of the previous tab or filters, and those of the previous page', async () => {
  await page.viewport(1440, 900);
  const screen = await setUp({ batch });
  const row = screen.getByRole('checkbox', { name: '选择 企业 1' });
  await screen.rerender(desk({ batch, tab: 'all', isPrevious: true }));
  await row.click();
  await screen.getByRole('checkbox', { name: '选择本页全部' }).click();
  await screen.rerender(desk({ batch, tab: 'all' }));
  await expect.element(row).not.toBeChecked();
  await expect.element(screen.getByText(/^已选/)).not.toBeInTheDocument();
  await screen.rerender(desk({ batch, tab: 'all', isPrevious: true }));
  await row.click();
  await expect.element(screen.getByText('已选 1 项')).toBeVisible();
});

it('keeps what is selected when the names of a filter arrive', async () => {
  await page.viewport(1440, 900);
  const screen = await setUp({ batch, start: { status: 'waiting' }, waiting: 'waiting' });
  const row = screen.getByRole('checkbox', { name: '选择 企业 1' });
  await row.click();
  await screen.rerender(desk({ batch }));
  await expect.element(screen.getByText(/申请状态：申请中/)).toBeVisible();
  await expect.element(row).toBeChecked();
});

it('says that there are new rows and shows them when it is asked to', async () => {
  const onRefresh = vi.fn();
  const screen = await setUp({ onRefresh, news: '有 3 条新申请' });
  await expect.element(screen.getByText('有 3 条新申请')).toBeVisible();
  await screen.getByRole('button', { name: '显示' }).click();
  expect(onRefresh).toHaveBeenCalledOnce();
});

it('has rows of 40, and cards in a narrow place', async () => {
  await page.viewport(1440, 900);
  const screen = await setUp();
  const row = () => screen.getByRole('row', { name: /企业 2/ }).element();
  expect(Math.round(row().getBoundingClientRect().height)).toBe(40);
  await page.viewport(800, 900);
  await expect.poll(() => getComputedStyle(row()).display).toBe('grid');
  await page.viewport(1440, 900);
});

it('puts the buttons of the filters on one line with the controls', async () => {
  await page.viewport(1440, 900);
  const screen = await setUp();
  const middle = (role: 'searchbox' | 'button', name: string) => {
    const { top, bottom } = screen
      .getByRole(role, { name, exact: true })
      .element()
      .getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const field = middle('searchbox', '企业名称');
  expect(Math.abs(middle('button', '查询') - field)).toBeLessThanOrEqual(1);
  expect(Math.abs(middle('button', '重置') - field)).toBeLessThanOrEqual(1);
});

it('keeps its tabs in place when their counts come', async () => {
  const screen = await setUp({ counts: null });
  const left = () =>
    screen.getByRole('link', { name: /^全部/ }).element().getBoundingClientRect().left;
  const before = left();
  await screen.rerender(desk({ counts: '12' }));
  await expect.element(screen.getByRole('link', { name: /等我处理 ?12/ })).toBeVisible();
  expect(left()).toBe(before);
});

it('marks the row of the record that was open, or the one that took its place', async () => {
  rememberRow('#none', '#3');
  const screen = await setUp();
  const row = screen.getByRole('link', { name: '企业 3' });
  await expect.element(row).toHaveAttribute('data-returned', 'true');
  await screen.unmount();
  const again = await setUp();
  await expect.element(again.getByRole('link', { name: '企业 3' })).toBeVisible();
  expect(document.querySelector('[data-returned]')).toBeNull();
});
