import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DetailPage } from './DetailPage.js';
import { DetailPageSkeleton } from './DetailPageSkeleton.js';

const press = (element: Element, type: string, init: PointerEventInit = {}): void =>
  void element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, ...init }));

/** Presses the back link of the placeholder, and shows the content before the release. */
async function pressWhileReplaced(init: PointerEventInit = {}) {
  const onOpen = vi.fn();
  const back = { label: '贷款产品', href: '#list', onOpen };
  const screen = await render(<DetailPageSkeleton back={back} />);
  const link = () => screen.getByRole('link', { name: '贷款产品' }).element();
  const former = link();
  press(former, 'pointerdown', init);
  await screen.rerender(<DetailPage back={back} name="惠农振兴贷" figures={[]} sections={[]} />);
  expect(former.isConnected).toBe(false);
  return { onOpen, link };
}

it('opens the list when the content replaces the pressed link', async () => {
  const { onOpen, link } = await pressWhileReplaced();
  press(link(), 'pointerup');
  expect(onOpen).toHaveBeenCalledOnce();
  press(link(), 'pointerup');
  expect(onOpen).toHaveBeenCalledOnce();
});

type Link = () => Element;

it.each<[string, PointerEventInit, (link: Link) => void]>([
  ['ends elsewhere', {}, () => press(document.body, 'pointerup')],
  ['is cancelled', {}, (link) => press(link(), 'pointercancel')],
  ['asks for a new tab', {}, (link) => press(link(), 'pointerup', { ctrlKey: true })],
  ['is of another button', { button: 1 }, () => undefined],
])('stays when the press %s', async (_, init, end) => {
  const { onOpen, link } = await pressWhileReplaced(init);
  end(link);
  press(link(), 'pointerup');
  expect(onOpen).not.toHaveBeenCalled();
});

it('leaves the click to the browser while the pressed link is there', async () => {
  const onOpen = vi.fn();
  const screen = await render(
    <DetailPageSkeleton back={{ label: '贷款产品', href: '#list', onOpen }} />,
  );
  await screen.getByRole('link', { name: '贷款产品' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});
