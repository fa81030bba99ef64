import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { emulateMedia } from '../page/emulateMedia.fixture.js';
import { DeskDetail, type DeskDetailProps } from './DeskDetail.js';
import { DeskLayout } from './DeskLayout.js';
import { RecordCards } from './RecordCards.js';
import { StaffDesk } from './StaffDesk.js';

afterEach(() => emulateMedia());

it('shows the counts of its parts, and marks the one that is shown', async () => {
  const onOpen = vi.fn();
  const screen = await render(
    <StaffDesk
      title="贷款申请"
      tab="waiting"
      tabs={[
        { id: 'waiting', label: '待处理', count: '27', href: '#waiting' },
        { id: 'all', label: '全部', href: '#all', onOpen },
      ]}
      list={<p>列表</p>}
    />,
  );
  const tabs = screen.getByRole('navigation', { name: '贷款申请' });
  const waiting = tabs.getByRole('link', { name: /待处理 ?27/ });
  await expect.element(waiting).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByText('列表')).toBeVisible();
  await tabs.getByRole('link', { name: '全部' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('has a navigation only where it leads to another page', async () => {
  const nav = (...labels: string[]) => ({
    label: '工作台',
    items: labels.map((label) => ({ id: label, label, href: `#${label}` })),
    current: '申请管理',
  });
  const screen = await render(<DeskLayout nav={nav('申请管理')}>页面</DeskLayout>);
  await expect.element(screen.getByText('页面')).toBeVisible();
  expect(screen.getByRole('navigation').elements()).toEqual([]);
  await screen.rerender(<DeskLayout nav={nav('申请管理', '续贷审核')}>页面</DeskLayout>);
  await expect.element(screen.getByRole('link', { name: '续贷审核' })).toBeVisible();
});

it('makes the whole card one link', async () => {
  const onOpen = vi.fn();
  const screen = await render(
    <RecordCards
      records={[{ id: '1', name: '明月食品', value: '50', status: '待审核', href: '#1', onOpen }]}
    />,
  );
  await screen.getByRole('link', { name: /明月食品.*待审核.*50/ }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

const onNext = vi.fn();
const detail: DeskDetailProps = {
  back: { label: '贷款申请', href: '#desk' },
  name: '明月食品',
  figures: [{ label: '申请金额', value: '50', unit: '万元' }],
  sections: [{ id: 'a', title: '企业信息', content: <div style={{ height: 2000 }} /> }],
  decision: {
    title: '审核申请',
    queue: { next: { href: '#next', onOpen: onNext } },
    children: <button type="button">通过申请</button>,
  },
};

it('leads to the next record, and keeps the place of a missing one', async () => {
  const screen = await render(<DeskDetail {...detail} />);
  await screen.getByRole('link', { name: '下一项' }).click();
  expect(onNext).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: '上一项' })).toBeDisabled();
});

it('has no way to neighbours where there is no queue', async () => {
  const decision = { ...detail.decision, queue: undefined };
  const screen = await render(<DeskDetail {...detail} decision={decision} />);
  await expect.element(screen.getByRole('button', { name: '通过申请' })).toBeVisible();
  expect(screen.getByText('上一项').elements()).toEqual([]);
  expect(screen.getByText('下一项').elements()).toEqual([]);
});

it('keeps the decision, 360 wide, in sight while the facts scroll', async () => {
  await page.viewport(1440, 800);
  const screen = await render(
    <div className={themeRoot}>
      <DeskDetail {...detail} />
    </div>,
  );
  window.scrollTo(0, 900);
  const panel = screen.getByRole('complementary', { name: '审核申请' }).element();
  const { top, width } = panel.getBoundingClientRect();
  expect(width).toBe(360);
  expect(top).toBe(24);
  window.scrollTo(0, 0);
});

it('prints no panel that only holds buttons and choices, but what it says', async () => {
  const queue = { atOnce: { value: false, onChange: () => undefined } };
  const children = <button type="button">通过申请</button>;
  const screen = await render(
    <div className={themeRoot}>
      <DeskDetail {...detail} decision={{ title: '审核申请', queue, children }} />
      <DeskDetail
        {...detail}
        decision={{ title: '核定结果', queue, children: <p>已核定 3 万元</p> }}
      />
    </div>,
  );
  await emulateMedia({ media: 'print' });
  await expect.element(screen.getByText('审核申请')).not.toBeVisible();
  await expect.element(screen.getByText('已核定 3 万元')).toBeVisible();
  for (const choice of screen.getByRole('checkbox', { includeHidden: true }).all()) {
    await expect.element(choice).not.toBeVisible();
  }
});
