/** Nodes differ in shape as well as colour. */
export type GraphShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon';

export interface GraphKind {
  readonly id: string;
  readonly label: string;
  readonly shape: GraphShape;
  /** Index in the palette (`graphColors`). */
  readonly color: 0 | 1 | 2 | 3 | 4;
}

export interface GraphNode {
  readonly id: string;
  /** Id of a `GraphKind`. */
  readonly kind: string;
  readonly label: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** Drawn along the edge while one of its ends is selected. */
  readonly label: string;
}

export interface GraphData {
  readonly nodes: readonly GraphNode[];
  /** Both ends are among the nodes. */
  readonly edges: readonly GraphEdge[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the plane: a point times `k`, moved by `x` and `y`, is a pixel. */
export interface GraphView extends Point {
  readonly k: number;
}
