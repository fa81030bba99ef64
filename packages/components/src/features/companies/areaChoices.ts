import type { AreaNode } from '@huiqi/sdk';
import type { Choice } from '../../patterns/DynamicField/types.js';

/** A district with the codes above it. */
export interface AreaChoice extends Choice {
  readonly provinceCode: string;
  readonly cityCode: string;
}

/** The leaves of the area tree with their full names: 重庆市 / 垫江县. */
export function areaChoices(roots: readonly AreaNode[]): AreaChoice[] {
  return roots.flatMap((root) => leaves(root, []));
}

function leaves(node: AreaNode, above: readonly AreaNode[]): AreaChoice[] {
  const path = [...above, node];
  if (node.childList.length > 0) return node.childList.flatMap((child) => leaves(child, path));
  return [
    {
      value: node.code,
      label: path.map(({ name }) => name).join(' / '),
      provinceCode: path[0]?.code ?? node.code,
      // A municipality has no city level: 0 stands for the whole upper area.
      cityCode: path.length > 2 ? (path[path.length - 2]?.code ?? '0') : '0',
    },
  ];
}
