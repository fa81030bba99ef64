import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import type { GraphData, Point } from './types.js';

interface Body extends SimulationNodeDatum {
  readonly id: string;
  x: number;
  y: number;
}

export interface GraphLayout {
  /** Replaces nodes and edges; existing nodes keep their positions, new ones start beside a neighbour. */
  set(data: GraphData): void;
  /** Runs for some milliseconds; returns whether the layout has settled. */
  step(milliseconds: number): boolean;
  readonly settled: () => boolean;
  readonly place: (id: string) => Point | undefined;
  readonly places: () => Iterable<readonly [string, Point]>;
}

const radius = 14;
/** Steps until a layout has settled. */
const steps = 160;
/** The golden angle, which spreads the points of a spiral. */
const turn = Math.PI * (3 - Math.sqrt(5));

/** A force layout in time slices. Deterministic for the same data in the same order. */
export function createLayout(now: () => number = () => performance.now()): GraphLayout {
  let bodies = new Map<string, Body>();
  const simulation = forceSimulation<Body>()
    .alphaDecay(1 - 0.001 ** (1 / steps))
    .stop();

  function startOf(id: string, data: GraphData, at: number): Point {
    const edge = data.edges.find(
      ({ from, to }) => (from === id && bodies.has(to)) || (to === id && bodies.has(from)),
    );
    const near = edge && bodies.get(edge.from === id ? edge.to : edge.from);
    const distance = near ? radius * 3 : radius * 1.4 * Math.sqrt(at + 0.5);
    const { x, y } = near ?? { x: 0, y: 0 };
    return { x: x + distance * Math.cos(at * turn), y: y + distance * Math.sin(at * turn) };
  }

  return {
    set(data) {
      const next = new Map<string, Body>();
      const isFirst = bodies.size === 0;
      for (const [at, { id }] of data.nodes.entries()) {
        next.set(id, bodies.get(id) ?? { id, ...startOf(id, data, at) });
      }
      bodies = next;
      const list = [...next.values()];
      const links = data.edges.map(({ from, to }): SimulationLinkDatum<Body> => ({
        source: from,
        target: to,
      }));
      simulation
        .nodes(list)
        .force(
          'link',
          forceLink<Body, SimulationLinkDatum<Body>>(links)
            .id(({ id }) => id)
            .distance(56),
        )
        .force('charge', forceManyBody<Body>().strength(-140).theta(1.1).distanceMax(700))
        .force('x', forceX<Body>(0).strength(0.045))
        .force('y', forceY<Body>(0).strength(0.07))
        .force('collide', forceCollide<Body>(radius))
        .alpha(isFirst ? 1 : 0.5);
    },
    step(milliseconds) {
      const end = now() + milliseconds;
      while (simulation.alpha() >= simulation.alphaMin()) {
        simulation.tick();
        if (now() >= end) break;
      }
      return simulation.alpha() < simulation.alphaMin();
    },
    settled: () => bodies.size === 0 || simulation.alpha() < simulation.alphaMin(),
    place: (id) => bodies.get(id),
    places: () => bodies,
  };
}
