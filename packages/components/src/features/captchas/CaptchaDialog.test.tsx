import { createMockClient } from '@huiqi/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { PortalProvider } from '../../ui/Portal/PortalProvider.js';
import { CaptchaDialog } from './CaptchaDialog.js';
import { captchasCopy as copy } from './copy.js';
import { sampleGraphic } from './samplePictures.js';

afterEach(() => {
  document.body.replaceChildren();
});

const client = () => createMockClient({ getGraphicCaptcha: () => ({ data: sampleGraphic() }) });

/** Renders an open dialog inside a shadow root, like the widget. */
async function drawInShadow(onSolved: () => void) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  const portal = root.appendChild(document.createElement('div'));
  await render(
    <HuiqiProvider client={client()}>
      <PortalProvider container={portal}>
        <CaptchaDialog open onOpenChange={vi.fn()} onSolved={onSolved} />
      </PortalProvider>
    </HuiqiProvider>,
    { container },
  );
  await vi.waitFor(() => expect(portal.querySelector('canvas')).not.toBeNull(), 5_000);
  return { root, portal };
}

const click = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === text)?.click();

test('works inside a shadow root: nothing outside, focus in the field', async () => {
  const onSolved = vi.fn();
  const { root, portal } = await drawInShadow(onSolved);
  expect(document.body.textContent?.trim()).toBe('');
  const input = portal.querySelector('input');
  await vi.waitFor(() => expect(root.activeElement).toBe(input));
  click(portal, copy.submit);
  await vi.waitFor(() => expect(portal.textContent).toContain(copy.pictureNeeded));
  expect(onSolved).not.toHaveBeenCalled();
});

test('needs no picture address that a strict policy refuses', async () => {
  const { portal } = await drawInShadow(vi.fn());
  expect(portal.querySelectorAll('img, [style*="url("]')).toHaveLength(0);
  expect(portal.innerHTML).not.toContain('data:');
});

test('loads nothing until it opens', async () => {
  const own = client();
  await render(
    <HuiqiProvider client={own}>
      <CaptchaDialog open={false} onOpenChange={vi.fn()} onSolved={vi.fn()} />
    </HuiqiProvider>,
  );
  expect(own.transport.requests).toEqual([]);
});
