import { drawLabels } from './drawLabels.js';
import { traceShape } from './drawShape.js';
import type { GraphFrame } from './GraphFrame.js';
import { otherEnd, type GraphIndex } from './graphIndex.js';

type Context = CanvasRenderingContext2D;

/** Draws one frame: edges, nodes, then the labels that fit. */
export function drawGraph(context: Context, frame: GraphFrame): void {
  const { view, scale, width, height, theme } = frame;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  context.fillStyle = theme.surface;
  context.fillRect(0, 0, width, height);
  const focus = frame.path ? null : (frame.selected ?? frame.hovered);
  const near = frame.path ?? (focus === null ? null : neighbourhood(frame.index, focus));
  context.setTransform(scale * view.k, 0, 0, scale * view.k, scale * view.x, scale * view.y);
  drawEdges(context, frame, near);
  drawNodes(context, frame, near);
  drawRings(context, frame);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  if (frame.labelled) drawLabels(context, frame, focus, near);
  context.globalAlpha = 1;
}

function neighbourhood(index: GraphIndex, id: string): ReadonlySet<string> {
  return new Set([id, ...index.around(id).map((edge) => otherEnd(edge, id))]);
}

function drawEdges(
  context: Context,
  { index, place, theme, view, selected, hovered, path }: GraphFrame,
  near: ReadonlySet<string> | null,
): void {
  const focus = selected ?? hovered;
  const trace = (edges: readonly { from: string; to: string }[]) => {
    context.beginPath();
    for (const { from, to } of edges) {
      const [one, other] = [place(from), place(to)];
      if (!one || !other) continue;
      context.moveTo(one.x, one.y);
      context.lineTo(other.x, other.y);
    }
    context.stroke();
  };
  context.strokeStyle = theme.line;
  context.lineWidth = 0.8 / view.k;
  context.globalAlpha = near ? 0.15 : 0.55;
  trace(index.data.edges);
  const strong = path
    ? index.data.edges.filter(({ from, to }) => path.has(from) && path.has(to))
    : focus === null
      ? []
      : index.around(focus);
  if (strong.length === 0) return;
  context.globalAlpha = 1;
  context.lineWidth = 1.6 / view.k;
  context.strokeStyle = theme.strong;
  trace(strong);
}

function drawNodes(
  context: Context,
  { index, place, theme }: GraphFrame,
  near: ReadonlySet<string> | null,
): void {
  for (const kind of index.kinds.values()) {
    context.fillStyle = theme.kinds[kind.color] ?? theme.text;
    // One path per kind and emphasis: a path per node would take most of the frame.
    for (const emphasised of near ? [false, true] : [true]) {
      context.globalAlpha = emphasised ? 1 : 0.22;
      context.beginPath();
      for (const { id, kind: own } of index.data.nodes) {
        if (own !== kind.id || (near && near.has(id) !== emphasised)) continue;
        const at = place(id);
        if (at) traceShape(context, kind.shape, at.x, at.y, index.radius(id));
      }
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

/** Rings around the centres, the selection and the hovered node. */
function drawRings(
  context: Context,
  { index, place, theme, view, centres, selected, hovered }: GraphFrame,
): void {
  const ring = (id: string, distance: number, width: number) => {
    const at = place(id);
    if (!at) return;
    context.beginPath();
    context.lineWidth = width / view.k;
    context.arc(at.x, at.y, index.radius(id) * 1.3 + distance / view.k, 0, Math.PI * 2);
    context.stroke();
  };
  context.strokeStyle = theme.text;
  if (centres.size <= 20) for (const id of centres) ring(id, 1, 1.5);
  context.strokeStyle = theme.strong;
  if (hovered !== null) ring(hovered, 3, 1.5);
  if (selected !== null) ring(selected, 4, 3);
}
