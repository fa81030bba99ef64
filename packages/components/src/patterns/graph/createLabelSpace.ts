/** Left, top, right and bottom in pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

const cell = 64;

const overlap = (a: Box, b: Box) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** What is taken of a plane: the marks of nodes, and the labels placed so far. */
export function createLabelSpace(width: number, height: number) {
  const cells = new Map<string, { readonly box: Box; readonly owner: string | null }[]>();

  function* cellsOf([left, top, right, bottom]: Box): Iterable<string> {
    for (let x = Math.floor(left / cell); x <= Math.floor(right / cell); x += 1)
      for (let y = Math.floor(top / cell); y <= Math.floor(bottom / cell); y += 1)
        yield `${x} ${y}`;
  }

  function take(box: Box, owner: string | null): void {
    for (const key of cellsOf(box)) {
      const taken = cells.get(key);
      if (taken) taken.push({ box, owner });
      else cells.set(key, [{ box, owner }]);
    }
  }

  const isFree = (box: Box, owner: string | null) =>
    [...cellsOf(box)].every((key) =>
      (cells.get(key) ?? []).every(
        (one) => (owner !== null && one.owner === owner) || !overlap(one.box, box),
      ),
    );

  return {
    /** Keeps labels of other nodes off the mark of a node. */
    mark(owner: string, x: number, y: number, radius: number): void {
      if (x < -radius || y < -radius || x > width + radius || y > height + radius) return;
      take([x - radius, y - radius, x + radius, y + radius], owner);
    },
    /** Takes the first of the boxes that is within the plane and free; undefined if none is. */
    place(boxes: readonly Box[], owner: string | null): Box | undefined {
      const found = boxes.find(
        (box) =>
          box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height && isFree(box, owner),
      );
      // Labels have no owner: they keep off each other, also two of one node.
      if (found) take(found, null);
      return found;
    },
  };
}
