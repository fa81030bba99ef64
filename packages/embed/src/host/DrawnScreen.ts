import type { PreloadedResponse } from '@huiqi/components/prefetch';

/** A first screen that is in the shadow root before its code is loaded. */
export interface DrawnScreen {
  /** What React hydrates. */
  readonly box: HTMLElement;
  readonly responses: readonly PreloadedResponse[];
  /** Hands over to the loaded code, which repeats the user's actions. */
  readonly handOver: () => void;
}
