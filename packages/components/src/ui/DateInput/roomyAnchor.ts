const gap = 12;

interface Measured {
  readonly current: HTMLElement | null;
}

/**
 * Where the calendar hangs: at its field, or, where the screen has room neither under nor over it, at the line from
 * which it still fits. Popper would let it stand out of the screen.
 */
export const roomyAnchor = (field: Measured, panel: Measured) => ({
  getBoundingClientRect() {
    const rect = field.current?.getBoundingClientRect() ?? new DOMRect();
    const needed = (panel.current?.offsetHeight ?? 0) + gap;
    if (rect.bottom + needed <= window.innerHeight || rect.top >= needed) return rect;
    return new DOMRect(rect.x, Math.max(0, window.innerHeight - needed), rect.width, 0);
  },
});
