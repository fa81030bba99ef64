/** Controllers that were lent and not used up; making one costs a tenth of a call. */
const spare: Lent[] = [];
// A transport may leave a listener behind at each use: a signal serves only so many calls.
const mostUses = 16;
const mostSpare = 32;

/** A controller for one call at a time. */
export interface Lent {
  readonly controller: AbortController;
  uses: number;
}

export const lend = (): Lent => spare.pop() ?? { controller: new AbortController(), uses: 0 };

/** Takes a controller back after a call that ended by itself. An aborted one is gone. */
export function giveBack(lent: Lent): void {
  lent.uses += 1;
  if (lent.controller.signal.aborted || lent.uses >= mostUses || spare.length >= mostSpare) return;
  spare.push(lent);
}
