import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../Dialog/Dialog.js';
import { Field } from '../Field/Field.js';
import { PortalProvider } from '../Portal/PortalProvider.js';
import { DateInput } from './DateInput.js';

const onOpenChange = vi.fn();
const hosts: HTMLElement[] = [];
afterEach(async () => {
  onOpenChange.mockClear();
  hosts.splice(0).forEach((host) => host.remove());
  await page.viewport(1280, 720);
});

function Loan() {
  const [value, setValue] = useState('2026-03-11');
  return (
    <Dialog open title="录入放款" onOpenChange={onOpenChange} footer={<button>确定</button>}>
      <Field label="放款日期">
        {(control) => <DateInput {...control} value={value} onChange={setValue} />}
      </Field>
    </Dialog>
  );
}

function places(inShadow: boolean) {
  const host = document.body.appendChild(document.createElement('div'));
  hosts.push(host);
  const root = inShadow ? host.attachShadow({ mode: 'open' }) : host;
  const [app, floats] = ['app', 'floats'].map((name) => {
    const place = document.createElement('div');
    place.id = name;
    return root.appendChild(place);
  });
  if (!app || !floats) throw new Error('no place');
  return { app, floats };
}

it.each([
  ['the page', false],
  ['a shadow root', true],
])('does not dismiss the surrounding dialog in %s', async (_, shadow) => {
  const { app, floats } = places(shadow);
  await render(<PortalProvider container={floats}>{createPortal(<Loan />, app)}</PortalProvider>);
  const field = page.getByLabelText('放款日期');
  const opener = page.getByRole('button', { name: '打开日历' });
  const calendar = page.getByRole('dialog', { name: '选择日期' });
  const focused = () => {
    const { activeElement } = floats.getRootNode() as Document | ShadowRoot;
    return activeElement?.getAttribute('aria-label');
  };

  await expect.element(field).toBeVisible();
  await opener.click();
  await expect.poll(focused).toBe('2026年3月11日 星期三，已选择');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(focused()).toBe('上个月');
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.poll(focused).toBe('打开日历');
  expect(onOpenChange).not.toHaveBeenCalled();

  await opener.click();
  await calendar.getByRole('button', { name: '2026年3月20日 星期五' }).click();
  await expect.element(field).toHaveValue('2026-03-20');
  await expect.poll(focused).toBe('打开日历');
  expect(onOpenChange).not.toHaveBeenCalled();
  // The day is a changed field.
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '放弃' }).click();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it.each([
  [375, 667],
  [667, 375],
])(
  'fits a viewport of %i × %i, even without room above or below the field',
  async (width, height) => {
    await page.viewport(width, height);
    const { app, floats } = places(false);
    await render(<PortalProvider container={floats}>{createPortal(<Loan />, app)}</PortalProvider>);
    await page.getByRole('button', { name: '打开日历' }).click();
    const calendar = page.getByRole('dialog', { name: '选择日期' });
    await expect.element(calendar).toBeVisible();
    const outside = () => {
      const { top, left, bottom, right } = calendar.element().getBoundingClientRect();
      return [top < 0, left < 0, bottom > height, right > width];
    };
    await expect.poll(outside).toEqual([false, false, false, false]);
  },
);
