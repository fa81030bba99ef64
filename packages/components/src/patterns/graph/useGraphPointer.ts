import { useEffect, type RefObject } from 'react';
import type { GraphController } from './createGraphView.js';
import type { Point } from './types.js';

export interface GraphPointerHandlers {
  readonly onSelect: (id: string | null) => void;
  readonly onExpand: (id: string) => void;
}

/** Pixels that a pointer may move during a click. */
const tremble = 4;

/** Dragging pans, a wheel or two fingers zoom, a click selects, a double click expands. */
export function useGraphPointer(
  canvas: RefObject<HTMLCanvasElement | null>,
  graph: RefObject<GraphController | null>,
  handlers: RefObject<GraphPointerHandlers>,
): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const pointers = new Map<number, Point>();
    let travelled = 0;
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const spread = () => {
      const [one, other] = [...pointers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };

    const handle = {
      pointerdown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        element.setPointerCapture(event.pointerId);
        if (pointers.size === 0) travelled = 0;
        pointers.set(event.pointerId, at(event));
      },
      pointermove: (event: PointerEvent) => {
        const now = at(event);
        const last = pointers.get(event.pointerId);
        if (!last) {
          const found = graph.current?.nodeAt(now) ?? null;
          graph.current?.hover(found);
          element.toggleAttribute('data-over', found !== null);
          return;
        }
        const before = spread();
        pointers.set(event.pointerId, now);
        travelled += Math.hypot(now.x - last.x, now.y - last.y);
        if (pointers.size === 2 && before > 0) graph.current?.zoom(spread() / before, now);
        else if (travelled > tremble) graph.current?.pan(now.x - last.x, now.y - last.y);
      },
      pointerup: (event: PointerEvent) => {
        const wasDown = pointers.delete(event.pointerId);
        if (!wasDown || travelled > tremble || pointers.size > 0) return;
        handlers.current.onSelect(graph.current?.nodeAt(at(event)) ?? null);
      },
      pointercancel: (event: PointerEvent) => void pointers.delete(event.pointerId),
      pointerleave: () => graph.current?.hover(null),
      dblclick: (event: MouseEvent) => {
        const found = graph.current?.nodeAt(at(event));
        if (found) handlers.current.onExpand(found);
      },
      wheel: (event: WheelEvent) => {
        // Otherwise the wheel scrolls the page past the graph; a pinch sends Ctrl.
        const isFocused =
          (element.getRootNode() as Document | ShadowRoot).activeElement === element;
        if (!event.ctrlKey && !isFocused) return;
        event.preventDefault();
        graph.current?.zoom(Math.exp(-event.deltaY * 0.0015), at(event));
      },
    };
    const names = Object.keys(handle) as (keyof typeof handle)[];
    for (const name of names)
      element.addEventListener(name, handle[name] as EventListener, { passive: false });
    return () => {
      for (const name of names) element.removeEventListener(name, handle[name] as EventListener);
    };
  }, [canvas, graph, handlers]);
}
