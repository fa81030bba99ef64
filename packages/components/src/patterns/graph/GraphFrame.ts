import type { GraphTheme } from './graphColors.js';
import type { GraphIndex } from './graphIndex.js';
import type { GraphView, Point } from './types.js';

/** What one frame of a graph is drawn from. */
export interface GraphFrame {
  readonly index: GraphIndex;
  readonly place: (id: string) => Point | undefined;
  readonly view: GraphView;
  readonly theme: GraphTheme;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  readonly selected: string | null;
  readonly hovered: string | null;
  /** Nodes of a path, emphasised instead of a neighbourhood. */
  readonly path: ReadonlySet<string> | null;
  /** The graph's centres. */
  readonly centres: ReadonlySet<string>;
  /** False while it moves. */
  readonly labelled: boolean;
}
