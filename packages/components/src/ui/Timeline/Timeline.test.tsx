import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Timeline } from './Timeline.js';

it('lists events in order', async () => {
  const items = [
    { key: '1', title: '提交申请', time: '2026-11-01' },
    { key: '2', title: '银行授信', description: '额度100万元' },
  ];
  const screen = await render(<Timeline items={items} />);
  const entries = screen.getByRole('listitem').elements();
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringContaining('提交申请'),
    expect.stringContaining('额度100万元'),
  ]);
});
