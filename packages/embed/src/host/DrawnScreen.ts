import type { PreloadedResponse } from '@huiqi/components/prefetch';

/** A first screen that stands in the shadow root before the code for it has come. */
export interface DrawnScreen {
  /** What React hydrates. */
  readonly box: HTMLElement;
  readonly responses: readonly PreloadedResponse[];
  /** The code takes over: repeats what the user has done in the meantime. */
  readonly handOver: () => void;
}
