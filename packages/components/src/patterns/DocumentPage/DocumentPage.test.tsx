import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { DocumentPage } from './DocumentPage.js';
import { numberSections } from './numberSections.js';
import { WideTable } from './WideTable.js';

const tall = <div style={{ height: 900 }} />;
const sections = [
  { id: 'summary', title: '摘要', content: tall },
  {
    id: 'company',
    title: '企业',
    content: tall,
    parts: [{ id: 'owners', title: '股东', content: tall }],
  },
];
const wide = (
  <WideTable label="宽表">
    <table>
      <tbody>
        <tr>
          <td style={{ minWidth: 1200 }}>内容</td>
        </tr>
      </tbody>
    </table>
  </WideTable>
);
const draw = (title = '信用报告') =>
  render(
    <div className={themeRoot}>
      <DocumentPage
        back={{ label: '报告', href: '#reports' }}
        title={title}
        number={{ label: '报告编号', value: 'CR1' }}
        date="2026-11-20"
        sections={[...sections, { id: 'table', title: '表', content: wide }]}
        disclaimer="仅供参考"
      />
    </div>,
  );

beforeEach(async () => {
  await page.viewport(1440, 800);
  window.scrollTo(0, 0);
});

it('numbers sections and their parts', () => {
  expect(numberSections(sections).map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 摘要',
    '2 企业',
    '2.1 股东',
  ]);
});

it('marks the section that is read', async () => {
  const screen = await draw();
  const nav = screen.getByRole('navigation', { name: '目录' });
  const marked = () => nav.element().querySelector('[aria-current=location]')?.textContent;
  expect(marked()).toBe('1摘要');
  screen.getByRole('heading', { name: '2.1 股东' }).element().scrollIntoView();
  await expect.poll(marked).toBe('2.1股东');
});

it('takes the focus to the section that was chosen, below the toolbar', async () => {
  const screen = await draw();
  await screen.getByRole('link', { name: '2.1 股东' }).click();
  const heading = screen.getByRole('heading', { name: '2.1 股东' });
  await expect.element(heading).toHaveFocus();
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(48);
});

it('has its contents in a select on a phone, where a wide table scrolls alone', async () => {
  await page.viewport(375, 700);
  const screen = await draw();
  expect(screen.getByRole('navigation').elements()).toHaveLength(0);
  await screen.getByRole('combobox', { name: '目录' }).selectOptions('2 企业');
  await expect.element(screen.getByRole('heading', { name: '2 企业' })).toHaveFocus();
  const region = screen.getByRole('region', { name: '宽表' }).element();
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

it('ends a line of its title before what is in brackets, on a phone', async () => {
  await page.viewport(375, 700);
  const screen = await draw('重庆明月食品有限公司(分析报告)');
  const heading = screen.getByRole('heading', { name: '重庆明月食品有限公司(分析报告)' });
  await expect.element(heading).toBeVisible();
  const lines = [...heading.element().childNodes].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getClientRects().length;
  });
  expect(lines).toEqual([1, 1]);
});

it('keeps name, number and date for the head of printed sheets, unread on the screen', async () => {
  const screen = await draw();
  const running = screen.container.querySelector('article > [aria-hidden=true]')!;
  expect(running.textContent).toBe('信用报告CR1 · 2026-11-20');
  expect(getComputedStyle(running).display).toBe('none');
});
