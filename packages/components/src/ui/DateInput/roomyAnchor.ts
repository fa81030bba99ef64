const gap = 12;

interface Measured {
  readonly current: HTMLElement | null;
}

/**
 * Anchor of the calendar: its field or, where the viewport has room neither below nor above, a line
 * from which it still fits. Popper alone would let it overflow the viewport.
 */
export const roomyAnchor = (field: Measured, panel: Measured) => ({
  getBoundingClientRect() {
    const rect = field.current?.getBoundingClientRect() ?? new DOMRect();
    const needed = (panel.current?.offsetHeight ?? 0) + gap;
    if (rect.bottom + needed <= window.innerHeight || rect.top >= needed) return rect;
    return new DOMRect(rect.x, Math.max(0, window.innerHeight - needed), rect.width, 0);
  },
});
