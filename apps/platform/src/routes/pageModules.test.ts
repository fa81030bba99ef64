import { afterEach, expect, it, vi } from 'vitest';
import { firstPageRoutes } from './firstRoutes.js';
import { preloadPage, whenLoaded } from './pageModules.js';

afterEach(() => void firstPageRoutes.pop());

/** A navigation to a page whose code is still on the way. */
function leaveFor(path: string) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  let send: (module: { Page: () => null }) => void = () => undefined;
  const code = new Promise<{ Page: () => null }>((resolve) => (send = resolve));
  firstPageRoutes.push({ path, title: '', load: () => code });
  const navigate = vi.fn();
  whenLoaded(navigate, path);
  const load = async () => {
    send({ Page: () => null });
    await vi.waitFor(() => expect(preloadPage(path)).toBeUndefined());
  };
  return { page, navigate, load };
}

it('stays on the page until the code of the next one is there', async () => {
  const { navigate, load } = leaveFor('/slow');
  expect(navigate).not.toHaveBeenCalled();
  await load();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/slow', undefined);
});

it('stays there when the user went back meanwhile', async () => {
  const { page, navigate, load } = leaveFor('/slower');
  page.dispatchEvent(new Event('popstate'));
  await load();
  expect(navigate).not.toHaveBeenCalled();
});
