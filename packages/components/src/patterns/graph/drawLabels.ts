import type { GraphFrame } from './GraphFrame.js';
import { otherEnd } from './graphIndex.js';

const size = 12;
/** Maximum number of labels in a frame, as text is expensive. */
const most = 90;
/** Number of nodes tried per frame; most are too close to a labelled one. */
const maxTried = 500;

/** Names of nodes, most important first, where they do not overlap. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  frame: GraphFrame,
  focus: string | null,
  near: ReadonlySet<string> | null,
): void {
  const { index, place, view, theme, width, height } = frame;
  const taken: (readonly [number, number, number, number])[] = [];
  context.font = `${size}px ${theme.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = theme.surface;

  function put(text: string, x: number, y: number, color: string): boolean {
    const half = (measure(text) * size) / 2 + 2;
    const box = [x - half, y, x + half, y + size + 4] as const;
    if (box[2] < 0 || box[0] > width || box[3] < 0 || box[1] > height) return false;
    const overlaps = taken.some(
      (other) => box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1],
    );
    if (overlaps) return false;
    taken.push(box);
    context.strokeText(text, x, y + 2);
    context.fillStyle = color;
    context.fillText(text, x, y + 2);
    return true;
  }

  function putName(id: string): boolean {
    const node = index.node(id);
    const at = place(id);
    if (!node || !at) return false;
    const y = at.y * view.k + view.y + index.radius(id) * 1.3 * view.k + 2;
    return put(shortened(node.label), at.x * view.k + view.x, y, theme.text);
  }

  const first = focus === null ? [] : [focus];
  const others = near ? [...near] : [...frame.centres, ...index.byDegree];
  let count = 0;
  const asked = new Set<string>();
  for (const id of [...first, ...others]) {
    if (count >= most || asked.size > maxTried) break;
    if (asked.has(id)) continue;
    asked.add(id);
    // When zoomed out, only important nodes have a label.
    const isSmall = index.radius(id) * view.k < 4.5 && !near && !frame.centres.has(id);
    if (!isSmall && putName(id)) count += 1;
  }
  if (focus === null) return;
  for (const edge of index.around(focus).slice(0, 30)) {
    const [one, other] = [place(focus), place(otherEnd(edge, focus))];
    if (!one || !other) continue;
    const x = ((one.x + other.x) / 2) * view.k + view.x;
    put(edge.label, x, ((one.y + other.y) / 2) * view.k + view.y - size / 2, theme.strong);
  }
}

/** Width in em: Chinese characters are square, others about half as wide. */
function measure(text: string): number {
  let width = 0;
  for (const letter of text) width += letter > '\u2e7f' ? 1 : 0.58;
  return width;
}

/** Em. */
const longest = 14;

function shortened(text: string): string {
  if (measure(text) <= longest) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && measure(letters.join('')) > longest - 1) letters.pop();
  return `${letters.join('')}…`;
}
