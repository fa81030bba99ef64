import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '../../ui/Button/Button.js';
import { prefersStillness } from '../../ui/shared/prefersStillness.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { createGraphView, type GraphController } from './createGraphView.js';
import * as css from './Graph.css.js';
import { graphCopy, type GraphCopy } from './graphCopy.js';
import type { GraphDirection } from './nearestInDirection.js';
import type { GraphData, GraphKind } from './types.js';
import { useFullscreen } from './useFullscreen.js';
import { useGraphPointer } from './useGraphPointer.js';

export interface GraphProps {
  /** Name for assistive technology; include the number of nodes. */
  readonly label: string;
  /** Keep the identity while nothing in it changes. */
  readonly data: GraphData;
  readonly kinds: readonly GraphKind[];
  /** The graph's centres, drawn with a ring. */
  readonly centres: ReadonlySet<string>;
  readonly selected: string | null;
  /** Nodes of a path to emphasise. */
  readonly path?: ReadonlySet<string> | null | undefined;
  readonly onSelect: (id: string | null) => void;
  readonly onExpand: (id: string) => void;
  /** Called with the visible part as a PNG file; without it, there is no button. */
  readonly onSave?: ((picture: Blob) => void) | undefined;
  /** Facts of the selection; on wide screens beside the graph, also in full screen. */
  readonly aside?: ReactNode;
  readonly copy?: GraphCopy | undefined;
}

/** Methods for a find box or table beside the graph. */
export interface GraphHandle {
  centreOn(id: string): void;
}

const directions: Readonly<Record<string, GraphDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const step = 1.4;

/**
 * Thousands of nodes on a canvas, with pan, zoom and keyboard. A canvas is not accessible to screen readers: put a
 * table of the same data beside it.
 */
export const Graph = forwardRef<GraphHandle, GraphProps>(function Graph(props, ref) {
  const { label, data, kinds, centres, selected, onSelect, onExpand, aside } = props;
  const { path = null, onSave } = props;
  const { copy = graphCopy } = props;
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const graph = useRef<GraphController | null>(null);
  const handlers = useRef({ onSelect, onExpand });
  const [arranging, setArranging] = useState(false);
  const { isFull, toggle } = useFullscreen(frame);

  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = createGraphView(canvas.current, {
      still: () => prefersStillness(window),
      onSettled: (settled) => setArranging(!settled),
    });
    graph.current = made;
    return () => {
      made.stop();
      graph.current = null;
    };
  }, []);
  useEffect(() => {
    handlers.current = { onSelect, onExpand };
  });
  useEffect(() => {
    graph.current?.show({ data, kinds, centres, selected, path });
  }, [data, kinds, centres, selected, path]);
  useGraphPointer(canvas, graph, handlers);
  useImperativeHandle(ref, () => ({ centreOn: (id) => graph.current?.centreOn(id) }), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    const act = direction ? () => go(direction) : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  function go(direction: GraphDirection) {
    const next = graph.current?.neighbour(direction);
    if (!next) return;
    onSelect(next);
    graph.current?.centreOn(next);
  }
  async function save(done: (picture: Blob) => void) {
    const picture = await graph.current?.picture();
    if (picture) done(picture);
  }
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => selected !== null && onExpand(selected),
    Escape: () => onSelect(null),
    '+': () => graph.current?.zoom(step),
    '=': () => graph.current?.zoom(step),
    '-': () => graph.current?.zoom(1 / step),
    '0': () => graph.current?.fit(),
  };

  return (
    <div ref={frame} className={aside ? `${css.frame} ${css.withAside}` : css.frame}>
      <div className={css.plane}>
        <canvas
          ref={canvas}
          className={css.canvas}
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it has keys of its own
          role="application"
          aria-roledescription={copy.role}
          aria-label={label}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
        />
        <VisuallyHidden>
          <p id={helpId}>{copy.help}</p>
        </VisuallyHidden>
        <div role="status">{arranging && <p className={css.status}>{copy.arranging}</p>}</div>
        <div className={css.tools}>
          <Button size="small" icon="plus" onClick={() => graph.current?.zoom(step)}>
            {copy.zoomIn}
          </Button>
          <Button size="small" icon="minus" onClick={() => graph.current?.zoom(1 / step)}>
            {copy.zoomOut}
          </Button>
          <Button size="small" onClick={() => graph.current?.fit()}>
            {copy.fit}
          </Button>
          {onSave && (
            <Button size="small" onClick={() => void save(onSave)}>
              {copy.save}
            </Button>
          )}
          {toggle && (
            <Button size="small" onClick={toggle}>
              {isFull ? copy.leaveFullscreen : copy.fullscreen}
            </Button>
          )}
        </div>
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
});
