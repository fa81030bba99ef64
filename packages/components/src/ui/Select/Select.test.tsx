import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from './Select.js';

it('lists its options and reports the selected one', async () => {
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
  const options = [
    { value: '12', label: '12个月' },
    { value: '24', label: '24个月', disabled: true },
  ];
  const screen = await render(
    <Select aria-label="期限" placeholder="请选择" options={options} onChange={onChange} />,
  );
  await screen.getByLabelText('期限').selectOptions('12个月');
  expect(onChange).toHaveReturnedWith('12');
  await expect.element(screen.getByRole('option', { name: '24个月' })).toBeDisabled();
});

const terms = ['12', '24', '36'].map((value) => ({ value, label: `${value}个月` }));

it('is operated by keyboard and forwards its ref', async () => {
  const ref = createRef<HTMLSelectElement>();
  const screen = await render(
    <Select ref={ref} aria-label="期限" options={terms} defaultValue="12" />,
  );
  ref.current?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByLabelText('期限')).toHaveValue('24');
});

it('is controlled: shows its value and only reports changes', async () => {
  const draw = (value: string) => (
    <Select
      aria-label="期限"
      placeholder="请选择"
      options={terms}
      {...{ value }}
      onChange={vi.fn()}
    />
  );
  const screen = await render(draw(''));
  const box = screen.getByLabelText('期限');
  await box.selectOptions('24个月');
  await expect.element(box).toHaveValue('');
  await screen.rerender(draw('36'));
  await expect.element(box).toHaveValue('36');
});

it('exposes invalid, required and disabled', async () => {
  const screen = await render(
    <>
      <Select
        aria-label="期限"
        aria-invalid
        aria-required
        aria-describedby="why"
        disabled
        options={terms}
      />
      <p id="why">请选择期限</p>
    </>,
  );
  const box = screen.getByLabelText('期限');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAttribute('aria-required', 'true');
  await expect.element(box).toHaveAccessibleDescription('请选择期限');
  await expect.element(box).toBeDisabled();
});
