import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLeaveGuard } from './useLeaveGuard.js';

const form = '/guarded-form';
const start = location.href;
const links: HTMLElement[] = [];
beforeEach(() => {
  history.replaceState(null, '', form);
});
afterEach(() => {
  links.splice(0).forEach((link) => link.remove());
  history.replaceState(null, '', start);
  vi.restoreAllMocks();
});

function Form({ dirty }: { readonly dirty: boolean }) {
  const guard = useLeaveGuard({ isDirty: () => dirty });
  return (
    <>
      {guard.asking && (
        <div role="dialog" aria-label="还没有保存">
          <button onClick={guard.stay}>取消</button>
          <button onClick={guard.leave}>离开</button>
        </div>
      )}
      <button onClick={guard.release}>提交</button>
    </>
  );
}

async function show(dirty = true) {
  const onFollow = vi.fn((event: MouseEvent) => event.preventDefault());
  const link = document.body.appendChild(document.createElement('a'));
  links.push(link);
  link.href = '/elsewhere';
  link.textContent = '别处';
  link.addEventListener('click', onFollow);
  const screen = await render(<Form dirty={dirty} />);
  return { screen, link, onFollow, asked: screen.getByRole('dialog') };
}

it('asks before a link is followed, and follows it afterwards', async () => {
  const { screen, link, onFollow, asked } = await show();
  await userEvent.click(link);
  await expect.element(asked).toBeVisible();
  expect(onFollow).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await userEvent.click(link);
  await screen.getByRole('button', { name: '离开' }).click();
  expect(onFollow).toHaveBeenCalledTimes(1);
});

it.each([
  ['another step of the form', (link: HTMLAnchorElement) => (link.href = `${form}?step=2`)],
  ['a new window', (link: HTMLAnchorElement) => (link.target = '_blank')],
  ['a download', (link: HTMLAnchorElement) => (link.download = 'a.pdf')],
])('lets %s pass', async (_name, change) => {
  const { link, onFollow, asked } = await show();
  change(link);
  await userEvent.click(link);
  expect(onFollow).toHaveBeenCalledTimes(1);
  await expect.element(asked).not.toBeInTheDocument();
});

/** The browser's event before going back; in a frame, as here, it cannot be cancelled. */
function goBack(path: string, sameDocument = true): boolean {
  const destination = { url: new URL(path, location.href).href, key: 'before', sameDocument };
  const event = new Event('navigate', { cancelable: true });
  window.navigation.dispatchEvent(
    Object.assign(event, { navigationType: 'traverse', destination }),
  );
  return !event.defaultPrevented;
}

it('asks before the browser goes back, and goes back afterwards', async () => {
  const went = vi.spyOn(window.navigation, 'traverseTo').mockReturnValue({} as NavigationResult);
  const { screen, asked } = await show();
  expect(goBack('/before')).toBe(false);
  await expect.element(asked).toBeVisible();
  await screen.getByRole('button', { name: '取消' }).click();
  expect([goBack('/before'), went.mock.calls]).toEqual([false, []]);
  await screen.getByRole('button', { name: '离开' }).click();
  expect(went).toHaveBeenCalledExactlyOnceWith('before');
  expect(goBack('/before')).toBe(true);
});

it('lets the browser go back to another step of the form, or to another document, of which it asks itself', async () => {
  const { asked } = await show();
  expect([goBack(`${form}?step=1`), goBack('/before', false)]).toEqual([true, true]);
  await expect.element(asked).not.toBeInTheDocument();
});

const isUnloadStopped = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('has the browser ask before a reload, until the form lets go', async () => {
  const { screen } = await show();
  expect(isUnloadStopped()).toBe(true);
  await screen.getByRole('button', { name: '提交' }).click();
  expect(isUnloadStopped()).toBe(false);
  await screen.unmount();
  expect(isUnloadStopped()).toBe(false);
});

it('asks nothing while nothing would be lost', async () => {
  const { link, onFollow, asked } = await show(false);
  await userEvent.click(link);
  expect([onFollow.mock.calls.length, isUnloadStopped(), goBack('/before')]).toEqual([
    1,
    false,
    true,
  ]);
  await expect.element(asked).not.toBeInTheDocument();
});
