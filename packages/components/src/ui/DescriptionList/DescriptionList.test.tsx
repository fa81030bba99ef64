import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DescriptionList } from './DescriptionList.js';

const boxOf = (element: Element | null) => element!.getBoundingClientRect();

it('pairs terms and values', async () => {
  const screen = await render(
    <DescriptionList items={[{ term: '企业名称', value: '明月食品' }]} />,
  );
  const term = screen.getByText('企业名称').element();
  expect(term.closest('dt')).not.toBeNull();
  expect(screen.getByText('明月食品').element().closest('dd')).not.toBeNull();
});

it('gives a name the full row, and puts two other facts on one row', async () => {
  const screen = await render(
    <div style={{ width: 800 }}>
      <DescriptionList
        items={[
          { term: '企业名称', value: '明月食品', kind: 'name' },
          { term: '金额', value: '100', unit: '万元', kind: 'money' },
          { term: '期限', value: '12', unit: '个月', kind: 'number' },
        ]}
      />
    </div>,
  );
  const rows = [...screen.container.querySelectorAll('dl > div')].map(boxOf);
  expect(rows[0]!.width).toBe(800);
  expect(rows[1]!.top).toBe(rows[2]!.top);
});

it.each(['medium', 'small'] as const)(
  'renders no %s value smaller than its label',
  async (size) => {
    const screen = await render(
      <DescriptionList size={size} items={[{ term: '金额', value: '100' }]} />,
    );
    const sizeOf = (selector: string) =>
      Number.parseFloat(getComputedStyle(screen.container.querySelector(selector)!).fontSize);
    expect(sizeOf('dd')).toBeGreaterThanOrEqual(sizeOf('dt'));
  },
);

it('keeps a date on one line in a narrow container', async () => {
  const screen = await render(
    <div style={{ width: 160 }}>
      <DescriptionList items={[{ term: '提交日期', value: '2026-11-20', kind: 'date' }]} />
    </div>,
  );
  const value = screen.getByText('2026-11-20').element();
  expect(value.getClientRects()).toHaveLength(1);
  const { fontSize } = getComputedStyle(value);
  expect(boxOf(value).height).toBeLessThan(2 * Number.parseFloat(fontSize));
});
