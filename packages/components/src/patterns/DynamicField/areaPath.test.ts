import { expect, it } from 'vitest';
import { areaName, extendPath, pathTo } from './areaPath.js';
import { storyAreas } from './storyEntries.js';

const codes = (path: readonly { readonly code: string }[]) => path.map(({ code }) => code);

it('finds an area at any level with those above it', () => {
  expect(codes(pathTo(storyAreas, '510105'))).toEqual(['510000', '510100', '510105']);
  expect(codes(pathTo(storyAreas, '500233'))).toEqual(['500000', '500233']);
  expect(pathTo(storyAreas, '999999')).toEqual([]);
  expect(areaName(storyAreas, '500231')).toBe('重庆市 / 垫江县');
  expect(areaName(storyAreas, '999999')).toBeUndefined();
});

it('leads on where there is nothing to choose', () => {
  expect(codes(extendPath(storyAreas, []))).toEqual([]);
  expect(codes(extendPath(storyAreas, pathTo(storyAreas, '510000')))).toEqual(['510000', '510100']);
  expect(codes(extendPath(storyAreas.slice(0, 1), []))).toEqual(['500000']);
});
