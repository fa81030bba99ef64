/** What a developer can do to the next frame to the page. */
export const frameFaults = ['drop', 'garble', 'duplicate'] as const;
export type FrameFault = (typeof frameFaults)[number];

/** Faults of the connection to the page. */
export class Faults {
  #next: FrameFault | null = null;
  /** Delay of every frame in milliseconds. */
  delayMs = 0;
  /** Whether the client accepts frames without responding. */
  isMute = false;

  get next(): FrameFault | null {
    return this.#next;
  }

  arm(fault: FrameFault): void {
    this.#next = fault;
  }

  /** What is sent instead of a frame; disarms the fault. */
  apply(frame: string): { readonly frames: readonly string[]; readonly fault: FrameFault | null } {
    const fault = this.#next;
    this.#next = null;
    if (fault === 'drop') return { frames: [], fault };
    if (fault === 'duplicate') return { frames: [frame, frame], fault };
    return { frames: [fault === 'garble' ? garbled(frame) : frame], fault };
  }
}

/** The frame with one character of its data changed: the first after the last point, where every bit counts. */
export function garbled(frame: string): string {
  const at = frame.lastIndexOf('.') + 1;
  return frame.slice(0, at) + (frame[at] === 'A' ? 'B' : 'A') + frame.slice(at + 1);
}
