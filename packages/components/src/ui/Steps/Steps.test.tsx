import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Steps } from './Steps.js';

it('marks the current step', async () => {
  const steps = [
    { key: 'a', label: '填写' },
    { key: 'b', label: '核对' },
  ];
  const screen = await render(<Steps label="进度" steps={steps} current={1} />);
  const current = screen.container.querySelectorAll('[aria-current="step"]');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('核对');
});

it('states in text which steps are done', async () => {
  const steps = ['填写', '核对', '提交'].map((label) => ({ key: label, label }));
  const screen = await render(<Steps label="进度" steps={steps} current={2} />);
  const list = screen.getByRole('list', { name: '进度' });
  const items = list.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent.includes('已完成'))).toEqual([true, true, false]);
});
