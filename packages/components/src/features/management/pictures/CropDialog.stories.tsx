import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { managedFieldsCopy as copy } from '../fields/copy.js';
import { CropDialog } from './CropDialog.js';
import { pictureShapes, type PictureShape } from './pictureShapes.js';
import { samplePicture } from './samplePicture.fixture.js';

const meta = { title: 'management/Crop' } satisfies Meta;
export default meta;

function Crop({ shape }: { readonly shape: PictureShape }) {
  const [file, setFile] = useState<File>();
  useEffect(() => void samplePicture(1600, 1000).then(setFile), []);
  const nothing = () => undefined;
  return file ? (
    <CropDialog {...{ file, shape }} maxBytes={2e6} onCut={nothing} onClose={nothing} />
  ) : null;
}

const play = async () => {
  const use = await screen.findByRole('button', { name: copy.cropUse });
  await expect(use).toBeVisible();
};

/** A photograph fills the frame. */
export const BannerOfPhoto: StoryObj = {
  render: () => <Crop shape={pictureShapes.BANNER} />,
  play,
};

/** A logo begins whole. */
export const WholeLogo: StoryObj = { render: () => <Crop shape={pictureShapes.LOGO} />, play };
