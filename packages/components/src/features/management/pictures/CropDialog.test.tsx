import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { managedFieldsCopy as copy } from '../fields/copy.js';
import { CropDialog } from './CropDialog.js';
import { pictureShapes, type PictureShape } from './pictureShapes.js';
import { samplePicture } from './samplePicture.fixture.js';

async function show(
  width: number,
  height: number,
  shape: PictureShape = pictureShapes.BANNER,
  maxBytes = 1e7,
) {
  const onCut = vi.fn<(file: File) => void>();
  const onClose = vi.fn();
  const file = await samplePicture(width, height);
  const screen = await render(<CropDialog {...{ file, shape, maxBytes, onCut, onClose }} />);
  const use = screen.getByRole('button', { name: copy.cropUse });
  await expect.element(use).toBeEnabled();
  const cut = async () => {
    await use.click();
    await vi.waitFor(() => expect(onCut).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const [made] = onCut.mock.calls[0]!;
    return { made, picture: await createImageBitmap(made) };
  };
  return { screen, onCut, onClose, cut };
}

/** Colour of a place of a picture: the left half of the sample is red, the right one blue. */
function colourAt(picture: ImageBitmap, x: number, y: number) {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return [...context.getImageData(x * picture.width, y * picture.height, 1, 1).data];
}

const [red, blue, clear] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [0, 0, 0, 0],
];

it('cuts a picture to the size of its place, and never enlarges one', async () => {
  const large = await (await show(4000, 3000)).cut();
  expect([large.picture.width, large.picture.height]).toEqual([1800, 480]);
  expect(large.made.name).toBe('照片.png');
});

it('keeps a small picture as small, and says so', async () => {
  const { screen, cut } = await show(600, 160);
  await expect.element(screen.getByText(copy.cropSmall)).toBeVisible();
  const { picture } = await cut();
  expect([picture.width, picture.height]).toEqual([600, 160]);
});

it('is moved and sized by keys alone', async () => {
  const { screen, cut } = await show(1800, 480);
  const across = screen.getByLabelText(copy.cropAcross);
  await expect.element(across).toBeDisabled();
  (screen.getByLabelText(copy.cropSize).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(across).toBeEnabled();
  (across.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  const { picture } = await cut();
  expect([picture.width, picture.height]).toEqual([450, 120]);
  expect(colourAt(picture, 0.1, 0.5)).toEqual(blue);
});

it('is moved by dragging', async () => {
  const { screen, cut } = await show(3600, 480);
  const canvas = screen.getByRole('img', { name: copy.cropPreview }).element();
  const { width } = canvas.getBoundingClientRect();
  canvas.setPointerCapture = () => undefined;
  const at = { bubbles: true, pointerId: 1, buttons: 1 };
  canvas.dispatchEvent(new PointerEvent('pointerdown', at));
  canvas.dispatchEvent(new PointerEvent('pointermove', { ...at, movementX: Math.round(width) }));
  const { picture } = await cut();
  expect(colourAt(picture, 0.9, 0.5)).toEqual(red);
});

it('begins with the whole of a logo, on a clear ground', async () => {
  const { picture } = await (await show(512, 128, pictureShapes.LOGO)).cut();
  expect([picture.width, picture.height]).toEqual([256, 256]);
  expect(colourAt(picture, 0.25, 0.5)).toEqual(red);
  expect(colourAt(picture, 0.75, 0.5)).toEqual(blue);
  expect(colourAt(picture, 0.5, 0.1)).toEqual(clear);
});

it('makes a photograph of a drawing that is too large', async () => {
  const { made } = await (await show(1800, 480, pictureShapes.BANNER, 10)).cut();
  expect([made.name, made.type]).toEqual(['照片.jpg', 'image/jpeg']);
});

it('says that a file is no picture, and can be left', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <CropDialog
      file={new File(['x'], '照片.png', { type: 'image/png' })}
      shape={pictureShapes.LOGO}
      maxBytes={10}
      onCut={vi.fn()}
      onClose={onClose}
    />,
  );
  await expect.element(screen.getByText(copy.cropBroken)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: copy.cropUse })).toBeDisabled();
  await screen.getByRole('button', { name: copy.cropCancel }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
