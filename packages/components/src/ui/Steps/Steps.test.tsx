import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Steps } from './Steps.js';

it('says which step is the current one', async () => {
  const steps = [
    { key: 'a', label: '填写' },
    { key: 'b', label: '核对' },
  ];
  const screen = await render(<Steps label="进度" steps={steps} current={1} />);
  const current = screen.container.querySelectorAll('[aria-current="step"]');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('核对');
});
