import { traceShape } from './drawShape.js';
import * as css from './Graph.css.js';
import type { GraphKind } from './types.js';

/** The symbol of a kind of node, for legends and lists. */
export function GraphMark({ kind }: { readonly kind: Pick<GraphKind, 'shape' | 'color'> }) {
  return (
    <svg
      className={`${css.mark} ${css.markColor[kind.color]}`}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={outlineOf(kind.shape)} />
    </svg>
  );
}

/** The canvas path as SVG. */
function outlineOf(shape: GraphKind['shape']): string {
  const parts: string[] = [];
  const at = (...values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
  traceShape(
    {
      moveTo: (x, y) => void parts.push(`M${at(x, y)}`),
      lineTo: (x, y) => void parts.push(`L${at(x, y)}`),
      rect: (x, y, width, height) => void parts.push(`M${at(x, y)}h${width}v${height}h${-width}Z`),
      arc: (x, y, r) =>
        void parts.push(`A${at(r, r)} 0 1 1 ${at(x - r, y)}A${at(r, r)} 0 1 1 ${at(x + r, y)}`),
      closePath: () => void parts.push('Z'),
    },
    shape,
    8,
    8,
    5.4,
  );
  return parts.join('');
}
