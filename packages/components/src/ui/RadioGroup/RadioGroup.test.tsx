import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.js';

it('is chosen by arrow keys', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'a', label: '企业' },
    { value: 'b', label: '个人' },
  ];
  const screen = await render(
    <RadioGroup legend="类型" name="kind" options={options} value="a" onChange={onChange} />,
  );
  screen.getByRole('radio', { name: '企业' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledWith('b');
});
