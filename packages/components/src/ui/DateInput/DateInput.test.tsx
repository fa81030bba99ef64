import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '../Field/Field.js';
import { DateInput, type DateInputProps } from './DateInput.js';

/** A controlled parent that stores the reported value. */
function Owner({
  reported,
  value: start,
  ...rest
}: Partial<DateInputProps> & { reported?: DateInputProps['onChange'] }) {
  const [value, setValue] = useState(start ?? '');
  const change = (next: string) => {
    reported?.(next);
    setValue(next);
  };
  return (
    <>
      <DateInput aria-label="日期" {...rest} value={value} onChange={change} />
      <button onClick={() => setValue('2030-12-31')}>换一天</button>
      <button onClick={() => setValue('')}>清空</button>
    </>
  );
}

async function setUp(props: Partial<DateInputProps> = {}) {
  const reported = vi.fn();
  const screen = await render(<Owner reported={reported} {...props} />);
  return { screen, reported, field: screen.getByLabelText('日期') };
}

it('reports the date as YYYY-MM-DD', async () => {
  const { reported, field } = await setUp();
  await field.fill('2026-11-20');
  expect(reported.mock.calls).toEqual([['2026-11-20']]);
  await expect.element(field).toHaveValue('2026-11-20');
});

it('reports an empty value when cleared', async () => {
  const { reported, field } = await setUp({ value: '2026-11-20' });
  await field.fill('');
  expect(reported.mock.calls).toEqual([['']]);
});

it('accepts eight digits as they are typed', async () => {
  const { reported, field } = await setUp();
  await userEvent.type(field, '20261120');
  await expect.element(field).toHaveValue('2026-11-20');
  expect(reported.mock.calls).toEqual([['2026-11-20']]);
});

it.each(['{Tab}', '{Enter}'])('accepts a short form on %s, not before', async (key) => {
  const { reported, field } = await setUp();
  await userEvent.type(field, '2026/1/5');
  expect(reported).not.toHaveBeenCalled();
  await userEvent.keyboard(key);
  expect(reported.mock.calls).toEqual([['2026-01-05']]);
  await expect.element(field).toHaveValue('2026-01-05');
});

it('keeps the old day while a new one is being typed', async () => {
  const { reported, field } = await setUp({ value: '2026-11-20' });
  await field.click();
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(field).toHaveValue('2026-11-2');
  await userEvent.keyboard('5');
  expect(reported.mock.calls).toEqual([['2026-11-25']]);
});

it('keeps invalid text, states the problem, and is empty until corrected', async () => {
  const { screen, reported, field } = await setUp({ value: '2026-11-20' });
  await field.fill('2026-02-30');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  expect(reported.mock.calls).toEqual([['']]);
  await expect.element(field).toHaveValue('2026-02-30');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('没有“2026-02-30”这一天，请检查');
  await field.fill('明天');
  await expect.element(screen.getByText(/请按“年-月-日”填写日期/)).toBeVisible();
  await field.fill('2026-02-28');
  expect(reported).toHaveBeenLastCalledWith('2026-02-28');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(field).toHaveAccessibleDescription('');
});

it('announces through a live region that exists beforehand', async () => {
  const { screen, field } = await setUp();
  const region = screen.container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  await field.fill('昨天');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText(/年-月-日/)).toBeVisible();
  expect(region?.isConnected).toBe(true);
  expect(region?.textContent).toContain('年-月-日');
});

// The message must not move that button from under the pointer.
it('drops invalid text when the owner sets another day', async () => {
  const { screen, field } = await setUp();
  await field.fill('昨天');
  await screen.getByRole('button', { name: '换一天' }).click();
  await expect.element(field).toHaveValue('2030-12-31');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await screen.getByRole('button', { name: '清空' }).click();
  await expect.element(field).toHaveValue('');
});

it('reports a day outside its limits, with a message', async () => {
  const { reported, field } = await setUp({ min: '2026-01-01', max: '2026-12-31' });
  await field.fill('2027-01-01');
  expect(reported).toHaveBeenLastCalledWith('2027-01-01');
  await expect.element(field).toHaveAccessibleDescription('日期不能晚于 2026-12-31');
  await field.fill('2025-12-31');
  await expect.element(field).toHaveAccessibleDescription('日期不能早于 2026-01-01');
  await field.fill('2026-01-01');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

it('is controlled, and can be disabled', async () => {
  const screen = await render(
    <DateInput aria-label="日期" value="2026-11-20" onChange={vi.fn()} />,
  );
  await screen.getByLabelText('日期').fill('2027-01-01');
  await expect.element(screen.getByLabelText('日期')).toHaveValue('2026-11-20');
  await screen.rerender(<DateInput aria-label="日期" value="" disabled onChange={vi.fn()} />);
  await expect.element(screen.getByLabelText('日期')).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '打开日历' })).toBeDisabled();
});

it('forwards its ref and reports blur', async () => {
  const ref = createRef<HTMLInputElement>();
  const onBlur = vi.fn();
  const screen = await render(
    <>
      <DateInput ref={ref} aria-label="日期" value="" onChange={vi.fn()} onBlur={onBlur} />
      <button>下一步</button>
    </>,
  );
  ref.current?.focus();
  await expect.element(screen.getByLabelText('日期')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '打开日历' })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('shows one message in its Field: invalid text takes precedence', async () => {
  const draw = (error?: string) => (
    <Field label="放款日期" hint="以凭证为准" error={error}>
      {(control) => <DateInput {...control} value="" onChange={vi.fn()} />}
    </Field>
  );
  const screen = await render(draw());
  const field = screen.getByLabelText('放款日期');
  await field.fill('昨天');
  await userEvent.keyboard('{Tab}');
  await screen.rerender(draw('请选择放款日期'));
  await expect.element(field).toHaveAccessibleDescription(/^以凭证为准 请按“年-月-日”填写日期/);
  await expect.element(screen.getByText('请选择放款日期')).not.toBeInTheDocument();
  await field.fill('');
  await expect.element(field).toHaveAccessibleDescription('以凭证为准 请选择放款日期');
});

it('keeps invalid text with an owner that updates asynchronously', async () => {
  const draw = (value: string) => <DateInput aria-label="日期" value={value} onChange={vi.fn()} />;
  const screen = await render(draw('2026-11-20'));
  const field = screen.getByLabelText('日期');
  await field.fill('昨天');
  await userEvent.keyboard('{Tab}');
  await screen.rerender(draw(''));
  await expect.element(field).toHaveValue('昨天');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
