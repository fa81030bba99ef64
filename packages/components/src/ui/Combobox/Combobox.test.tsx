import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './Combobox.js';

const options = [
  { value: '1', label: '青山科技有限公司' },
  { value: '2', label: '绿水制造有限公司' },
];

async function setUp() {
  const onChange = vi.fn();
  function Example() {
    const [value, setValue] = useState<string | null>(null);
    const change = (next: string | null) => {
      onChange(next);
      setValue(next);
    };
    return <Combobox id="company" aria-label="企业" {...{ options, value }} onChange={change} />;
  }
  const screen = await render(<Example />);
  return { screen, onChange, box: screen.getByRole('combobox') };
}

it('filters by what is typed and chooses by keyboard', async () => {
  const { screen, onChange, box } = await setUp();
  await box.fill('绿水');
  await expect.element(screen.getByRole('option')).toHaveTextContent('绿水制造有限公司');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('绿水制造有限公司');
  expect(onChange).toHaveBeenLastCalledWith('2');
});

it('takes the choice back when the text is emptied', async () => {
  const { onChange, box } = await setUp();
  await box.fill('青山');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('1');
  await box.fill('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('says that nothing matches', async () => {
  const { screen, box } = await setUp();
  await box.fill('黄河');
  await expect.element(screen.getByText('没有匹配的选项')).toBeVisible();
});
