import type { GraphFrame } from './GraphFrame.js';
import { labelSize, placeLabels } from './placeLabels.js';

/** Draws the names of nodes, and the relations of the focused one, where they do not collide. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  frame: GraphFrame,
  focus: string | null,
  near: ReadonlySet<string> | null,
): void {
  const { theme } = frame;
  context.font = `${labelSize}px ${theme.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = theme.surface;
  for (const { text, box, isRelation } of placeLabels(frame, focus, near)) {
    const [left, top, right] = box;
    const x = (left + right) / 2;
    context.strokeText(text, x, top + 2);
    context.fillStyle = isRelation ? theme.strong : theme.text;
    context.fillText(text, x, top + 2);
  }
}
