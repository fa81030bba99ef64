import { createLabelSpace, type Box } from './createLabelSpace.js';
import type { GraphFrame } from './GraphFrame.js';
import { otherEnd } from './graphIndex.js';

export interface PlacedLabel {
  readonly text: string;
  readonly box: Box;
  /** Of a relation rather than of a node. */
  readonly isRelation: boolean;
}

export const labelSize = 12;
/** Maximum number of labels in a frame, as text is expensive. */
const most = 90;
/** Number of nodes tried per frame; most are too close to a labelled one. */
const maxTried = 500;
const maxRelations = 30;

type Labelled = Pick<GraphFrame, 'index' | 'place' | 'view' | 'width' | 'height' | 'centres'>;

/** Places the names of nodes, most important first, beside their marks where nothing else is. */
export function placeLabels(
  { index, place, view, width, height, centres }: Labelled,
  focus: string | null,
  near: ReadonlySet<string> | null,
): PlacedLabel[] {
  const space = createLabelSpace(width, height);
  const pixelOf = (id: string) => {
    const at = place(id);
    return at && { x: at.x * view.k + view.x, y: at.y * view.k + view.y };
  };
  const radiusOf = (id: string) => index.radius(id) * 1.3 * view.k;
  for (const { id } of index.data.nodes) {
    const at = pixelOf(id);
    // Faded marks do not matter while some are emphasised.
    if (at && (!near || near.has(id))) space.mark(id, at.x, at.y, radiusOf(id));
  }
  const labels: PlacedLabel[] = [];
  const boxAt = (text: string, x: number, y: number): Box => {
    const half = (measure(text) * labelSize) / 2 + 2;
    return [x - half, y, x + half, y + labelSize + 4];
  };

  function putName(id: string): boolean {
    const node = index.node(id);
    const at = pixelOf(id);
    if (!node || !at) return false;
    const text = shortened(node.label);
    const gap = radiusOf(id) + 2;
    const tall = labelSize + 4;
    const aside = gap + (measure(text) * labelSize) / 2 + 2;
    const box = space.place(
      [
        boxAt(text, at.x, at.y + gap),
        boxAt(text, at.x, at.y - gap - tall),
        boxAt(text, at.x + aside, at.y - tall / 2),
        boxAt(text, at.x - aside, at.y - tall / 2),
      ],
      id,
    );
    if (box) labels.push({ text, box, isRelation: false });
    return box !== undefined;
  }

  const first = focus === null ? [] : [focus];
  const others = near ? [...near] : [...centres, ...index.byDegree];
  let count = 0;
  const asked = new Set<string>();
  for (const id of [...first, ...others]) {
    if (count >= most || asked.size > maxTried) break;
    if (asked.has(id)) continue;
    asked.add(id);
    if (putName(id)) count += 1;
  }
  if (focus === null) return labels;
  for (const edge of index.around(focus).slice(0, maxRelations)) {
    const [one, other] = [pixelOf(focus), pixelOf(otherEnd(edge, focus))];
    if (!one || !other) continue;
    const middle = boxAt(edge.label, (one.x + other.x) / 2, (one.y + other.y) / 2 - labelSize / 2);
    const box = space.place([middle], null);
    if (box) labels.push({ text: edge.label, box, isRelation: true });
  }
  return labels;
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
