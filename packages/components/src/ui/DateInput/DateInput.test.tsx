import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '../Field/Field.js';
import { DateInput, type DateInputProps } from './DateInput.js';

/** An owner that keeps what it is told. */
function Owner({
  told,
  value: start,
  ...rest
}: Partial<DateInputProps> & { told?: DateInputProps['onChange'] }) {
  const [value, setValue] = useState(start ?? '');
  const change = (next: string) => {
    told?.(next);
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
  const told = vi.fn();
  const screen = await render(<Owner told={told} {...props} />);
  return { screen, told, field: screen.getByLabelText('日期') };
}

it('tells the date as YYYY-MM-DD', async () => {
  const { told, field } = await setUp();
  await field.fill('2026-11-20');
  expect(told.mock.calls).toEqual([['2026-11-20']]);
  await expect.element(field).toHaveValue('2026-11-20');
});

it('is empty again when the date is taken away', async () => {
  const { told, field } = await setUp({ value: '2026-11-20' });
  await field.fill('');
  expect(told.mock.calls).toEqual([['']]);
});

it('takes eight digits as they are typed', async () => {
  const { told, field } = await setUp();
  await userEvent.type(field, '20261120');
  await expect.element(field).toHaveValue('2026-11-20');
  expect(told.mock.calls).toEqual([['2026-11-20']]);
});

it.each(['{Tab}', '{Enter}'])('takes a short way of writing at %s, not before', async (key) => {
  const { told, field } = await setUp();
  await userEvent.type(field, '2026/1/5');
  expect(told).not.toHaveBeenCalled();
  await userEvent.keyboard(key);
  expect(told.mock.calls).toEqual([['2026-01-05']]);
  await expect.element(field).toHaveValue('2026-01-05');
});

it('does not lose the old day while another one is being typed', async () => {
  const { told, field } = await setUp({ value: '2026-11-20' });
  await field.click();
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(field).toHaveValue('2026-11-2');
  await userEvent.keyboard('5');
  expect(told.mock.calls).toEqual([['2026-11-25']]);
});

it('keeps a wrong text, says what is wrong, and counts as empty until it is mended', async () => {
  const { screen, told, field } = await setUp({ value: '2026-11-20' });
  await field.fill('2026-02-30');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  expect(told.mock.calls).toEqual([['']]);
  await expect.element(field).toHaveValue('2026-02-30');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('没有“2026-02-30”这一天，请检查');
  await field.fill('明天');
  await expect.element(screen.getByText(/请按“年-月-日”填写日期/)).toBeVisible();
  await field.fill('2026-02-28');
  expect(told).toHaveBeenLastCalledWith('2026-02-28');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(field).toHaveAccessibleDescription('');
});

it('speaks through a live region that was there before', async () => {
  const { screen, field } = await setUp();
  const region = screen.container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  await field.fill('昨天');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText(/年-月-日/)).toBeVisible();
  expect(region?.isConnected).toBe(true);
  expect(region?.textContent).toContain('年-月-日');
});

// The message also must not move that button away from under the pointer.
it('lets a wrong text go when the owner sets another day', async () => {
  const { screen, field } = await setUp();
  await field.fill('昨天');
  await screen.getByRole('button', { name: '换一天' }).click();
  await expect.element(field).toHaveValue('2030-12-31');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await screen.getByRole('button', { name: '清空' }).click();
  await expect.element(field).toHaveValue('');
});

it('tells a day outside its limits, and says so', async () => {
  const { told, field } = await setUp({ min: '2026-01-01', max: '2026-12-31' });
  await field.fill('2027-01-01');
  expect(told).toHaveBeenLastCalledWith('2027-01-01');
  await expect.element(field).toHaveAccessibleDescription('日期不能晚于 2026-12-31');
  await field.fill('2025-12-31');
  await expect.element(field).toHaveAccessibleDescription('日期不能早于 2026-01-01');
  await field.fill('2026-01-01');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

it('shows the value it is given, not what was typed, and can be switched off', async () => {
  const screen = await render(
    <DateInput aria-label="日期" value="2026-11-20" onChange={vi.fn()} />,
  );
  await screen.getByLabelText('日期').fill('2027-01-01');
  await expect.element(screen.getByLabelText('日期')).toHaveValue('2026-11-20');
  await screen.rerender(<DateInput aria-label="日期" value="" disabled onChange={vi.fn()} />);
  await expect.element(screen.getByLabelText('日期')).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '打开日历' })).toBeDisabled();
});

it('hands out its field, and tells when focus has left it', async () => {
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

it('shows one message in its Field: what is wrong with the text goes before the rest', async () => {
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

it('keeps the wrong text of an owner that answers later', async () => {
  const draw = (value: string) => <DateInput aria-label="日期" value={value} onChange={vi.fn()} />;
  const screen = await render(draw('2026-11-20'));
  const field = screen.getByLabelText('日期');
  await field.fill('昨天');
  await userEvent.keyboard('{Tab}');
  await screen.rerender(draw(''));
  await expect.element(field).toHaveValue('昨天');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
