import { createMockClient } from '@huiqi/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fillCopy } from '../../../provider/copy.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managedFieldsCopy as copy } from '../fields/copy.js';
import { pictureShapes } from './pictureShapes.js';
import { PictureUpload } from './PictureUpload.js';
import { samplePicture } from './samplePicture.fixture.js';

beforeEach(() => {
  // The component uploads with XMLHttpRequest for its progress; here the SDK's other transport is used.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const key = String((init!.body as FormData).get('key'));
    return Response.json({ code: '200', data: { key, fileName: 'a.png', type: 'PNG', size: 3 } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function setUp(url: string) {
  let endFirst = () => undefined as void;
  const first = new Promise<void>((resolve) => (endFirst = resolve));
  let calls = 0;
  const client = createMockClient({
    addPicture: async () => {
      const turn = (calls += 1);
      if (turn === 1) await first;
      return { data: { url: `/pictures/${turn}.png` } };
    },
  });
  const onChange = vi.fn<(url: string) => void>();
  const screen = await render(
    <HuiqiProvider client={client}>
      <PictureUpload
        name="横幅"
        url={url}
        alt=""
        shape={pictureShapes.BANNER}
        onChange={onChange}
      />
    </HuiqiProvider>,
  );
  const choose = async () => {
    const picture = await samplePicture(600, 160);
    await userEvent.upload(screen.getByLabelText(/横幅$/), picture);
    await screen.getByRole('button', { name: copy.cropUse }).click();
  };
  return { screen, client, onChange, choose, endFirst, calls: () => calls };
}

it('keeps a picture that is chosen while the one before is still being kept', async () => {
  const { onChange, choose, endFirst, calls } = await setUp('');
  const uploads = () => vi.mocked(fetch).mock.calls.length;
  await choose();
  await expect.poll(calls).toBe(1);
  await choose();
  await expect.poll(uploads).toBe(2);
  endFirst();
  await expect.poll(() => onChange.mock.lastCall).toEqual(['/pictures/2.png']);
});

it('stays removed although its replacement was still being kept', async () => {
  const { screen, onChange, choose, endFirst, calls } = await setUp('/pictures/0.png');
  await choose();
  await expect.poll(calls).toBe(1);
  await screen
    .getByRole('button', { name: fillCopy(copy.removePicture, { name: '横幅' }) })
    .click();
  endFirst();
  await choose();
  await expect.poll(() => onChange.mock.calls).toEqual([[''], ['/pictures/2.png']]);
});
