import { describe, expect, it } from 'vitest';
import { dragged, minZoom, partOf } from './cropRules.js';

const banner = { width: 300, height: 100, margins: false };
const logo = { width: 100, height: 100, margins: true };
const photo = { width: 600, height: 400 };

describe('the part of a picture', () => {
  it('fills a frame from edge to edge, where the picture is as wide', () =>
    expect(partOf(photo, banner, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({
      x: 0,
      y: 100,
      width: 600,
      height: 200,
    }));

  it('is smaller the larger it is shown', () =>
    expect(partOf(photo, banner, { zoom: 2, x: 1, y: 0 })).toEqual({
      x: 300,
      y: 0,
      width: 300,
      height: 100,
    }));

  it('reaches beyond the picture on both sides alike, where it is shown whole', () => {
    expect(minZoom(photo, logo)).toBeCloseTo(2 / 3);
    expect(minZoom(photo, banner)).toBe(1);
    expect(partOf(photo, logo, { zoom: minZoom(photo, logo), x: 0, y: 0 })).toEqual({
      x: 0,
      y: -100,
      width: 600,
      height: 600,
    });
  });
});

describe('dragging', () => {
  const crop = { zoom: 2, x: 0.5, y: 0.5 };

  it('moves the picture with the pointer', () =>
    expect(dragged(photo, banner, crop, { x: 0.5, y: 0 })).toEqual({ zoom: 2, x: 0, y: 0.5 }));

  it('ends at the edges', () =>
    expect(dragged(photo, banner, crop, { x: -9, y: 9 })).toEqual({ zoom: 2, x: 1, y: 0 }));

  it('changes nothing where there is nothing to move', () =>
    expect(dragged(photo, banner, { ...crop, zoom: 1 }, { x: 0.5, y: 0 }).x).toBe(0.5));
});
