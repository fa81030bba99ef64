import type { AreaBranch } from './types.js';

/** From the province down to the area with this code; empty if not found. */
export function pathTo(areas: readonly AreaBranch[], code: string): readonly AreaBranch[] {
  for (const area of areas) {
    if (area.code === code) return [area];
    const below = pathTo(area.childList, code);
    if (below.length > 0) return [area, ...below];
  }
  return [];
}

/** Extends a path where there is only one option. */
export function extendPath(
  areas: readonly AreaBranch[],
  path: readonly AreaBranch[],
): readonly AreaBranch[] {
  const below = path[path.length - 1]?.childList ?? (path.length === 0 ? areas : []);
  const [only] = below;
  return below.length === 1 && only ? extendPath(areas, [...path, only]) : path;
}

/** The name of an area with its parents: 重庆市 / 垫江县. */
export const areaName = (areas: readonly AreaBranch[], code: string): string | undefined =>
  pathTo(areas, code)
    .map(({ name }) => name)
    .join(' / ') || undefined;
