import { getProductHome, listProducts, type ProductPage } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '../ui/Dialog/Dialog.js';
import { usePortalContainer } from '../ui/Portal/PortalProvider.js';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useOperation } from './useOperation.js';

function Count({ size }: { readonly size: number }) {
  const list = useOperation(listProducts, { size, index: 1 });
  const home = useOperation(getProductHome, {}, { enabled: false });
  return <p>{`${list.data?.page.total ?? 'unknown'} ${home.status}`}</p>;
}

const data = examples.listProducts['default'] as ProductPage;
const preloaded = [
  { tag: 'products', operation: 'listProducts', input: { index: 1, size: 8 }, data },
] as const;

test('a response that came with the page is drawn at once and not requested', async () => {
  const client = createMockClient(mockScenarios.hanging);
  const screen = await render(
    <HuiqiProvider client={client} preloaded={preloaded}>
      <Count size={8} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText(`${data.page.total} pending`)).toBeVisible();
  expect(client.transport.requests).toEqual([]);
});

test('another input is another request', async () => {
  const client = createMockClient(mockScenarios.hanging);
  const screen = await render(
    <HuiqiProvider client={client} preloaded={preloaded}>
      <Count size={9} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('unknown pending')).toBeVisible();
  await expect.poll(() => client.transport.requests).toHaveLength(1);
});

function Broken({ isBroken }: { readonly isBroken: () => boolean }) {
  if (isBroken()) throw new Error('broken');
  return <p>whole</p>;
}

test('a component that fails leaves the tree of the host as it is, and can be drawn again', async () => {
  const onError = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const screen = await render(
    <main>
      <p>host</p>
      <HuiqiProvider client={createMockClient()} onError={onError}>
        <Broken isBroken={() => isBroken} />
      </HuiqiProvider>
    </main>,
  );
  await expect.element(screen.getByText('host')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('页面出现异常');
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'broken' }),
    // With the stack of components, which Preact does not know.
    expect.any(Object),
  );
  isBroken = false;
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('whole')).toBeVisible();
});

test('the host may show something of its own instead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(
    <HuiqiProvider
      client={createMockClient()}
      fallback={({ error }) => <p>{`sorry: ${(error as Error).message}`}</p>}
    >
      <Broken isBroken={() => true} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('sorry: broken')).toBeVisible();
});

function Place({ onRender }: { readonly onRender: () => void }) {
  usePortalContainer();
  onRender();
  return null;
}

test('the place of dialogs is there from the first drawing on', async () => {
  const onRender = vi.fn();
  const screen = await render(
    <HuiqiProvider client={createMockClient()} theme="brand">
      <Place onRender={onRender} />
      <Dialog open onOpenChange={() => undefined} title="选择企业" />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByRole('dialog', { name: '选择企业' })).toBeVisible();
  expect(screen.getByRole('dialog').element().closest('.brand')).not.toBeNull();
  expect(onRender).toHaveBeenCalledOnce();
});

test('what a server has drawn is hydrated as it is', async () => {
  const client = createMockClient(mockScenarios.hanging);
  const tree = (
    <HuiqiProvider client={client} preloaded={preloaded}>
      <Count size={8} />
    </HuiqiProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(tree);
  const drawn = root.querySelector('p');
  const onRecoverableError = vi.fn();
  const hydrated = hydrateRoot(root, tree, { onRecoverableError });
  // Hydration fills the portal container.
  await expect.poll(() => root.firstElementChild?.lastElementChild?.childElementCount).toBe(1);
  expect(root.querySelector('p')).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
  hydrated.unmount();
  root.remove();
});

test('in a shadow root everything floats inside', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = shadow.appendChild(document.createElement('div'));
  const screen = await render(
    <HuiqiProvider client={createMockClient()}>
      <Dialog open onOpenChange={() => undefined} title="选择企业" />
    </HuiqiProvider>,
    { container: root },
  );
  await expect.poll(() => shadow.querySelector('[role=dialog]')?.textContent).toContain('选择企业');
  await screen.unmount();
  host.remove();
});

test("the host's own elements keep the host's looks", async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.style.cssText = 'direction: rtl; color: rgb(1, 2, 3); letter-spacing: 3px';
  const own = (
    <section>
      <h2>合作页面</h2>
      <p>说明</p>
      <ul>
        <li>一</li>
      </ul>
      <button type="button">按钮</button>
      <a href="#x">链接</a>
      <table />
      <fieldset />
    </section>
  );
  const looks = (root: Element) =>
    [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(
        [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => [name, style.getPropertyValue(name)]),
      );
    });
  const client = createMockClient();
  const screen = await render(own, { container: page });
  const before = looks(page.querySelector('section')!);
  await screen.rerender(<HuiqiProvider client={client}>{own}</HuiqiProvider>);
  expect(looks(page.querySelector('section')!)).toEqual(before);
  await screen.rerender(
    <HuiqiProvider client={client} reset="tree">
      {own}
    </HuiqiProvider>,
  );
  expect(looks(page.querySelector('section')!)).not.toEqual(before);
  await screen.unmount();
  page.remove();
});

test('dialogs stand in the element that the host gives, on our own ground', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const screen = await render(
    <HuiqiProvider client={createMockClient()} portalContainer={place} theme="brand">
      <Dialog open onOpenChange={() => undefined} title="选择企业" />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByRole('dialog', { name: '选择企业' })).toBeVisible();
  expect(place.querySelector('.brand [role=dialog]')).not.toBeNull();
  await screen.unmount();
  expect(place.childElementCount).toBe(0);
  place.remove();
});
