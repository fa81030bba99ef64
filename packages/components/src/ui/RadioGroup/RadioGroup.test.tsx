import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.js';

const options = [
  { value: 'a', label: '企业', hint: '以企业名义申请' },
  { value: 'b', label: '个人' },
];

it('is operated by arrow keys', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <RadioGroup legend="类型" name="kind" options={options} value="a" onChange={onChange} />,
  );
  screen.getByRole('radio', { name: '企业' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledWith('b');
});

it('shows its value, or none', async () => {
  const onChange = vi.fn();
  const draw = (value?: string) => (
    <RadioGroup legend="类型" name="kind" options={options} value={value} onChange={onChange} />
  );
  const screen = await render(draw());
  const [company, person] = [
    screen.getByRole('radio', { name: '企业' }),
    screen.getByRole('radio', { name: '个人' }),
  ];
  await expect.element(company).not.toBeChecked();
  await person.click();
  expect(onChange.mock.calls).toEqual([['b']]);
  await expect.element(person).not.toBeChecked();
  await screen.rerender(draw('b'));
  await expect.element(person).toBeChecked();
});

it('is required, described and invalid as one group', async () => {
  const screen = await render(
    <RadioGroup
      legend="类型"
      name="kind"
      options={options}
      onChange={vi.fn()}
      required
      hint="提交后不能更改"
      error="请选择类型"
    />,
  );
  const group = screen.getByRole('radiogroup', { name: '类型' });
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('提交后不能更改 请选择类型');
});

it('keeps its value while disabled', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <RadioGroup legend="类型" name="kind" {...{ options, onChange }} value="a" disabled />,
  );
  await expect.element(screen.getByRole('radio', { name: '企业' })).toBeChecked();
  await screen.getByText('个人').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('radio', { name: '个人' })).toBeDisabled();
});
