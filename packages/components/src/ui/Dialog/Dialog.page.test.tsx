import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PortalProvider } from '../Portal/PortalProvider.js';
import { Dialog } from './Dialog.js';

const onOpenChange = vi.fn();
const added: HTMLElement[] = [];
const add = (html: string) => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  added.push(element);
  return element;
};
let root: ShadowRoot;
beforeEach(async () => {
  onOpenChange.mockClear();
  root = add('').attachShadow({ mode: 'open' });
  const portal = root.appendChild(document.createElement('div'));
  await render(
    <PortalProvider container={portal}>
      <Dialog open onOpenChange={onOpenChange} title="申请">
        <input aria-label="联系人" />
      </Dialog>
    </PortalProvider>,
  );
  await expect.poll(inWidget).toBe('联系人');
});
afterEach(() => added.splice(0).forEach((element) => element.remove()));

const inWidget = () => root.activeElement?.getAttribute('aria-label');
const login = (box: string) =>
  `<div ${box} style="position: fixed; inset: 0 50% 50% 0; z-index: 9999; background: #fff">
    <input aria-label="手机号" /><input aria-label="密码" /></div>`;

const inShadow = (html: string) => {
  const host = add('');
  host.attachShadow({ mode: 'open' }).innerHTML = html;
  return host;
};

it.each([
  ['a dialog', 'role="dialog"', add],
  ['no role', '', add],
  ['a shadow root of its own', 'role="dialog"', inShadow],
] as const)('lets users press and type in a login of the page above it (%s)', async (...given) => {
  const [, box, show] = given;
  show(login(box));
  await userEvent.click(page.getByLabelText('手机号'));
  await userEvent.keyboard('138');
  await expect.element(page.getByLabelText('手机号')).toHaveValue('138');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('leaves Escape to a native dialog of the page', async () => {
  const dialog = add('<dialog><input aria-label="手机号" /></dialog>').querySelector('dialog')!;
  dialog.showModal();
  await userEvent.keyboard('138{Escape}');
  await expect.poll(() => dialog.open).toBe(false);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('leaves the focus in a dialog of the page, and takes it back from the page below', async () => {
  const over = add(login('role="dialog"'));
  const below = add('<button>页面</button>').querySelector('button');
  over.querySelector('input')?.focus();
  await userEvent.keyboard('{Tab}1');
  await expect.element(page.getByLabelText('密码')).toHaveValue('1');
  over.remove();
  below?.focus();
  await expect.poll(inWidget).toBe('联系人');
});

it('keeps the focus from a dialog of the page that the widget is in', async () => {
  const around = add('<div role="dialog"><input aria-label="备注" /></div>').firstElementChild!;
  around.append(root.host);
  around.querySelector('input')?.focus();
  await expect.poll(inWidget).toBe('联系人');
});

it('is closed by a press on its backdrop', async () => {
  const backdrop = root.querySelector('[role=dialog]')?.parentElement;
  const press = () => {
    const event = new PointerEvent('pointerdown', { bubbles: true, composed: true });
    // Later than the second click of a double click.
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + 600 });
    backdrop?.dispatchEvent(event);
    backdrop?.click();
    return onOpenChange.mock.lastCall;
  };
  await expect.poll(press).toEqual([false]);
});
