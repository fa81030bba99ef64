import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { ResultPage, type ResultPageProps } from './ResultPage.js';

const success: ResultPageProps = {
  outcome: 'success',
  title: '申请已提交',
  number: { label: '申请编号', value: 'HQ1' },
  facts: [{ term: '申请金额', value: '50' }],
  next: [{ key: 'review', title: '银行审核', time: '2026-11-23' }],
  primary: { label: '查看进度', href: '#order' },
  secondary: { label: '返回列表', href: '#list' },
};
const draw = (props: ResultPageProps = success) =>
  render(
    <div className={themeRoot}>
      <ResultPage {...props} />
    </div>,
  );

it('copies the number, and says so only when it did', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error());
  const command = vi.spyOn(document, 'execCommand').mockReturnValueOnce(false);
  const screen = await draw();
  const button = screen.getByRole('button', { name: '复制申请编号' });
  await button.click();
  await expect.element(button).toHaveTextContent(/^复制$/);
  expect(screen.getByRole('status').element().textContent).toBe('');
  writeText.mockResolvedValue();
  await button.click();
  await expect.element(button).toHaveTextContent('已复制');
  expect(writeText).toHaveBeenLastCalledWith('HQ1');
  await expect.element(screen.getByRole('status')).toHaveTextContent('已复制');
  writeText.mockRestore();
  command.mockRestore();
});

it('says what comes next, dated', async () => {
  const screen = await draw();
  const next = screen.getByRole('region', { name: '接下来' });
  await expect.element(next.getByRole('listitem')).toHaveTextContent('银行审核2026-11-23');
});

it('names reason, cure and two alternatives of a failure', async () => {
  const onOpen = vi.fn();
  const screen = await draw({
    outcome: 'failure',
    title: '申请未通过',
    reason: '登记未满 24 个月',
    cure: '2027-03-08 起可再次申请',
    alternatives: ['甲', '乙', '丙'].map((label) => ({ label, href: `#${label}`, onOpen })),
    primary: { label: '查看其他产品', href: '#list' },
  });
  await expect.element(screen.getByText('登记未满 24 个月')).toBeVisible();
  await expect.element(screen.getByText('2027-03-08 起可再次申请')).toBeVisible();
  const others = screen.getByRole('region', { name: '您还可以' });
  expect(others.getByRole('link').elements()).toHaveLength(2);
  await others.getByRole('link', { name: '乙' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('stacks its actions on a phone, where the card fills the width', async () => {
  await page.viewport(375, 700);
  const screen = await draw();
  const place = (name: string) =>
    screen.getByRole('link', { name }).element().getBoundingClientRect();
  expect(place('返回列表').top).toBeGreaterThan(place('查看进度').bottom);
  expect(place('返回列表').width).toBe(place('查看进度').width);
});

it('says what led to a failure, dated', async () => {
  const screen = await draw({
    outcome: 'failure',
    title: '已拒绝',
    reason: '中国银行：登记未满 24 个月',
    cure: '2027-03-08 起可再次申请',
    history: [{ key: 'refused', title: '银行审核不通过', time: '2026-11-23' }],
    alternatives: [],
    primary: { label: '查看进度', href: '#order' },
  });
  const history = screen.getByRole('region', { name: '办理进度' });
  await expect.element(history.getByRole('listitem')).toHaveTextContent('银行审核不通过2026-11-23');
});
