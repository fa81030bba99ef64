import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './Combobox.js';

const options = [
  { value: '1', label: '青山科技有限公司', hint: '91500231MA5U0000X1' },
  { value: '2', label: '绿水制造有限公司' },
];

interface ExampleProps {
  readonly onSelect: (value: string | null) => void;
  readonly start?: string | null;
}

function Example({ onSelect, start = null }: ExampleProps) {
  const [value, setValue] = useState<string | null>(start);
  const change = (next: string | null) => {
    onSelect(next);
    setValue(next);
  };
  return (
    <>
      <Combobox id="company" aria-label="企业" {...{ options, value }} onChange={change} />
      <button>下一步</button>
    </>
  );
}

async function setUp(start: string | null = null) {
  const onChange = vi.fn();
  const screen = await render(<Example onSelect={onChange} start={start} />);
  return { screen, onChange, box: screen.getByRole('combobox') };
}

const hosts: HTMLElement[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

it('filters by the typed text and selects by keyboard', async () => {
  const { screen, onChange, box } = await setUp();
  await box.fill('绿水');
  await expect.element(screen.getByRole('option')).toHaveTextContent('绿水制造有限公司');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('绿水制造有限公司');
  expect(onChange).toHaveBeenLastCalledWith('2');
});

it('clears the selection when the text is cleared', async () => {
  const { onChange, box } = await setUp();
  await box.fill('青山');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('1');
  await box.fill('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('states that nothing matches', async () => {
  const { screen, box } = await setUp();
  await box.fill('黄河');
  await expect.element(screen.getByText('没有匹配的选项')).toBeVisible();
});

it('shows only the selection after blur', async () => {
  const { onChange, box } = await setUp('1');
  await box.fill('绿水');
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue('青山科技有限公司');
  expect(onChange).not.toHaveBeenCalled();
});

it('drops leftover text when nothing was selected', async () => {
  const { box } = await setUp();
  await box.fill('黄河');
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveValue('');
});

it('selects by pointer inside a shadow root and closes on blur', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  hosts.push(host);
  const app = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const onChange = vi.fn();
  await render(<>{createPortal(<Example onSelect={onChange} />, app)}</>);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: /绿水/ }).click();
  await expect.element(page.getByRole('combobox')).toHaveValue('绿水制造有限公司');
  expect(onChange).toHaveBeenLastCalledWith('2');
  await page.getByRole('button', { name: '展开选项' }).click();
  await expect.element(page.getByRole('option', { name: /青山/ })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByRole('option', { name: /青山/ })).not.toBeInTheDocument();
});
