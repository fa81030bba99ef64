import { observeSize } from '../../ui/shared/observeSize.js';
import { quadtree, type Quadtree } from 'd3-quadtree';
import { createLayout } from './createLayout.js';
import { drawGraph } from './drawGraph.js';
import { readGraphTheme, type GraphTheme } from './graphColors.js';
import { indexGraph, type GraphIndex } from './graphIndex.js';
import { centred, fitted, zoomed } from './graphView.js';
import { nearestInDirection, type GraphDirection } from './nearestInDirection.js';
import type { GraphData, GraphKind, GraphView, Point } from './types.js';

export interface GraphState {
  readonly data: GraphData;
  readonly kinds: readonly GraphKind[];
  readonly centres: ReadonlySet<string>;
  readonly selected: string | null;
  readonly path: ReadonlySet<string> | null;
}

export interface GraphController {
  show(state: GraphState): void;
  zoom(factor: number, at?: Point): void;
  pan(dx: number, dy: number): void;
  /** Shows the whole graph, and follows the layout again. */
  fit(): void;
  /** Brings a node into the middle. */
  centreOn(id: string): void;
  /** The node at a pixel of the canvas. */
  nodeAt(at: Point): string | null;
  hover(id: string | null): void;
  /** The node in the direction of an arrow key. */
  neighbour(direction: GraphDirection): string | null;
  /** The visible part as a PNG file. */
  picture(): Promise<Blob | null>;
  stop(): void;
}

export interface GraphViewOptions {
  /** The layout is not animated: it is drawn once it has settled. */
  readonly still: () => boolean;
  readonly onSettled: (settled: boolean) => void;
}

type Place = readonly [string, Point];

/** The buttons are at the lower edge. */
const toolHeight = 56;

/** Milliseconds without movement before labels are drawn. */
const quiet = 120;

/** Milliseconds per frame for the layout; the rest is for drawing. */
const slice = { moving: 5, still: 12 } as const;

/** Draws a graph on a canvas and keeps it updated; React only passes the data. */
export function createGraphView(
  canvas: HTMLCanvasElement,
  { still, onSettled }: GraphViewOptions,
): GraphController {
  const context = canvas.getContext('2d', { alpha: false });
  const layout = createLayout();
  let state: GraphState | null = null;
  let index: GraphIndex | null = null;
  let view: GraphView = { k: 1, x: 0, y: 0 };
  let follows = true;
  let hovered: string | null = null;
  let frame = 0;
  let stepped = false;
  let quietAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tree: Quadtree<Place> | null = null;
  let theme: GraphTheme | null = null;
  let size = { width: 0, height: 0, scale: 1 };

  function draw(): void {
    if (!context || !index || !state || size.width === 0) return;
    if (follows) view = fitted(points(), size.width, size.height - toolHeight);
    const { selected, centres, path } = state;
    theme ??= readGraphTheme(canvas);
    drawGraph(context, {
      ...size,
      index,
      place: layout.place,
      view,
      theme,
      selected,
      hovered,
      path,
      centres,
      labelled: layout.settled() && performance.now() >= quietAt,
    });
  }

  /** Text is expensive: it returns when the plane has stopped. */
  function move(): void {
    follows = false;
    quietAt = performance.now() + quiet;
    clearTimeout(timer);
    timer = setTimeout(request, quiet + 10);
    request();
  }

  function* points(): Iterable<Point> {
    for (const [, point] of layout.places()) yield point;
  }

  function run(): void {
    frame = 0;
    if (size.width === 0) return;
    const wasSettled = layout.settled();
    // Layout steps and drawing alternate: both in one frame would take too long.
    const steps = !wasSettled && (still() || !stepped);
    stepped = steps;
    const settled = steps ? layout.step(still() ? slice.still : slice.moving) : wasSettled;
    if (!wasSettled) tree = null;
    if (settled || !steps) draw();
    if (settled && !wasSettled) onSettled(true);
    if (!settled) request();
  }

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(run);
  }

  function measure(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    theme = null;
    const scale = Math.min(3, globalThis.devicePixelRatio || 1);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const before = size;
    size = { width, height, scale };
    // Keeps the middle in place.
    if (before.width > 0)
      view = {
        ...view,
        x: view.x + (width - before.width) / 2,
        y: view.y + (height - before.height) / 2,
      };
    // Resizing a canvas clears it.
    if (layout.settled() || !still()) draw();
    request();
  }

  const stopMeasuring = observeSize([canvas], measure);

  return {
    show(next) {
      const isOther = state?.data !== next.data;
      if (isOther || state?.kinds !== next.kinds) index = indexGraph(next.data, next.kinds);
      if (isOther) {
        layout.set(next.data);
        tree = null;
        if (hovered !== null && !index?.node(hovered)) hovered = null;
        onSettled(layout.settled());
      }
      state = next;
      request();
    },
    zoom(factor, at = { x: size.width / 2, y: size.height / 2 }) {
      view = zoomed(view, factor, at);
      move();
    },
    pan(dx, dy) {
      view = { ...view, x: view.x + dx, y: view.y + dy };
      move();
    },
    fit() {
      follows = true;
      request();
    },
    centreOn(id) {
      const at = layout.place(id);
      if (!at) return;
      follows = false;
      view = centred(at, Math.max(view.k, 1), size.width, size.height);
      request();
    },
    nodeAt({ x, y }) {
      tree ??= quadtree<Place>()
        .x(([, point]) => point.x)
        .y(([, point]) => point.y)
        .addAll([...layout.places()]);
      const found = tree.find((x - view.x) / view.k, (y - view.y) / view.k, 24 / view.k + 4);
      return found?.[0] ?? null;
    },
    hover(id) {
      if (id === hovered) return;
      hovered = id;
      request();
    },
    neighbour(direction) {
      const [first] = [...(state?.centres ?? []), ...(index?.byDegree ?? [])];
      const from = state?.selected ?? null;
      const at = from === null ? undefined : layout.place(from);
      if (from === null || !at) return first ?? null;
      return nearestInDirection(layout.places(), [from, at], direction);
    },
    picture() {
      draw();
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    },
    stop() {
      stopMeasuring();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
