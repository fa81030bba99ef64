import type { PictureShape } from './pictureShapes.js';

/** Which part of a picture is kept. */
export interface Crop {
  /** 1 fills the frame; less leaves margins, more keeps less of the picture. */
  readonly zoom: number;
  /** Where the part is, from 0 (left, top) to 1. */
  readonly x: number;
  readonly y: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const maxZoom = 4;

/** The zoom that shows the whole picture, or fills the frame where it must. */
export const minZoom = ({ width, height }: PictureSize, shape: PictureShape): number => {
  const [across, down] = [width / shape.width, height / shape.height];
  return shape.margins ? Math.min(across, down) / Math.max(across, down) : 1;
};

/** The part of the picture, which reaches beyond it where there are margins. */
export function partOf(picture: PictureSize, shape: PictureShape, { zoom, x, y }: Crop) {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height) / zoom;
  const [width, height] = [shape.width * scale, shape.height * scale];
  const at = (free: number, share: number) => free * (free < 0 ? 0.5 : share);
  return {
    x: at(picture.width - width, x),
    y: at(picture.height - height, y),
    width,
    height,
  };
}

/** The crop after the picture was dragged by a share of the frame. */
export function dragged(
  picture: PictureSize,
  shape: PictureShape,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const part = partOf(picture, shape, crop);
  const moved = (share: number, free: number, distance: number) =>
    free <= 0 ? share : Math.min(1, Math.max(0, share - distance / free));
  return {
    ...crop,
    x: moved(crop.x, picture.width - part.width, by.x * part.width),
    y: moved(crop.y, picture.height - part.height, by.y * part.height),
  };
}
