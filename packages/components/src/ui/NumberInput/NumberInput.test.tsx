import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '../Field/Field.js';
import { NumberInput, type NumberInputProps } from './NumberInput.js';

type Options = Partial<NumberInputProps> & { readonly initial?: string };

function Example({ initial = '', ...options }: Options) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field label="金额">
        {(control) => (
          <NumberInput
            {...control}
            decimals={2}
            {...options}
            value={value}
            onValueChange={setValue}
          />
        )}
      </Field>
      <output>{value}</output>
      <button>下一步</button>
    </>
  );
}
const draw = async (options: Options = {}) => {
  const screen = await render(<Example {...options} />);
  const box = screen.getByRole('textbox', { name: '金额' });
  return { ...screen, box, input: box.element() as HTMLInputElement };
};

it('keeps a decimal string and groups thousands only after blur', async () => {
  const { box, getByRole } = await draw();
  await box.fill('1,234,567.89');
  await expect.element(box).toHaveValue('1234567.89');
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue('1,234,567.89');
  await expect.element(getByRole('status')).toHaveTextContent('1234567.89');
});

it('replaces a grouped amount focused by Tab', async () => {
  const { box, input } = await draw({ initial: '12345' });
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
  await userEvent.keyboard('20{Tab}');
  await expect.element(box).toHaveValue('20');
});

it('keeps the caret of a click between the same digits without separators', async () => {
  const { box, input } = await draw({ initial: '1234567' });
  // The browser places the caret between mousedown and click.
  input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  input.focus();
  await expect.element(box).toHaveValue('1,234,567');
  input.setSelectionRange(7, 7);
  input.click();
  await expect.element(box).toHaveValue('1234567');
  expect([input.selectionStart, input.selectionEnd]).toEqual([5, 5]);
  await userEvent.keyboard('0');
  await expect.element(box).toHaveValue('12345067');
  expect(input.selectionStart).toBe(6);
});

it('edits at the end after a click there', async () => {
  const { box } = await draw({ initial: '12345' });
  await box.click();
  await expect.element(box).toHaveValue('12345');
  await userEvent.keyboard('6');
  await expect.element(box).toHaveValue('123456');
});

it.each([
  ['１２３．４５', '123.45'],
  ['￥ 1 200 元', '1200'],
  ['12。5', '12.5'],
  ['-3', '-3'],
  ['abc', ''],
])('cleans a pasted %s to %s', async (pasted, value) => {
  const { box, getByRole } = await draw();
  await box.fill(pasted);
  await expect.element(getByRole('status')).toHaveTextContent(new RegExp(`^${value}$`));
});

it.each([
  ['12.', '12'],
  ['.5', '0.5'],
  ['007', '7'],
  ['-0.50', '-0.50'],
])('normalises %s to %s on blur', async (typed, value) => {
  const { box, getByRole } = await draw();
  await userEvent.type(box, typed);
  await expect.element(getByRole('status')).toHaveTextContent(typed);
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('status')).toHaveTextContent(new RegExp(`^${value}$`));
});

it.each<[string, Options, string]>([
  ['12.345', {}, '最多 2 位小数'],
  ['12.5', { decimals: 0 }, '请输入整数'],
  ['1.2.3', {}, '请输入数字'],
  ['0', { min: 1, max: 1000, unit: '万元' }, '应在 1 至 1,000 万元之间'],
  ['1001', { min: 1, max: 1000, unit: '万元' }, '应在 1 至 1,000 万元之间'],
  ['-1', { min: 0 }, '不能低于 0'],
  ['36.01', { max: 36, unit: '%' }, '不能高于 36%'],
])('keeps %s as typed and shows what is wrong after blur', async (typed, options, message) => {
  const { box, input, getByText } = await draw(options);
  await userEvent.type(box, typed);
  expect(input.value).toBe(typed);
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(box).toHaveAccessibleDescription(message);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  expect(input.value.replaceAll(',', '')).toBe(typed);
  await box.fill('12');
  await expect.element(getByText(message)).not.toBeInTheDocument();
});

it('shows its limits without a Field around it', async () => {
  const screen = await render(
    <NumberInput aria-label="期限" value="99" max={36} onValueChange={() => undefined} />,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('不能高于 36');
});

it('gives precedence to the message of its owner', async () => {
  const screen = await render(
    <Field label="金额" error="请输入申请金额">
      {(control) => <NumberInput {...control} value="9" max={5} onValueChange={() => undefined} />}
    </Field>,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('请输入申请金额');
});

it('waits for the end of an IME composition', async () => {
  const { input, getByRole } = await draw();
  const compose = (text: string, isComposing: boolean) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  input.focus();
  compose('yi', true);
  await expect.poll(() => input.value).toBe('yi');
  compose('１', true);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(getByRole('status')).toHaveTextContent(/^1$/);
});

it('requests the matching keyboard and shows its unit', async () => {
  const onValueChange = vi.fn();
  const ref = createRef<HTMLInputElement>();
  const screen = await render(
    <NumberInput ref={ref} aria-label="期限" value="" unit="个月" {...{ onValueChange }} />,
  );
  expect(ref.current?.inputMode).toBe('numeric');
  await expect.element(screen.getByText('个月')).toBeVisible();
  await screen.getByRole('textbox').fill('12');
  expect(onValueChange.mock.calls).toEqual([['12']]);
  await screen.rerender(<NumberInput ref={ref} value="" decimals={2} {...{ onValueChange }} />);
  expect(ref.current?.inputMode).toBe('decimal');
  await screen.rerender(<NumberInput ref={ref} value="" min={-5} {...{ onValueChange }} />);
  expect(ref.current?.inputMode).toBe('text');
});

it('shows its value and cannot be edited when read-only or disabled', async () => {
  const onValueChange = vi.fn();
  const drawn = (more: { readOnly?: boolean; disabled?: boolean }) => (
    <NumberInput aria-label="金额" value="1234567" {...{ onValueChange }} {...more} />
  );
  const screen = await render(drawn({ readOnly: true }));
  const box = screen.getByRole('textbox');
  await expect.element(box).toHaveValue('1,234,567');
  await userEvent.type(box, '9');
  expect(onValueChange).not.toHaveBeenCalled();
  await screen.rerender(drawn({ disabled: true }));
  await expect.element(box).toBeDisabled();
});
