/** A keyboard shortcut without modifiers. */
export interface Shortcut {
  /** Alternatives, each a key or two in sequence: `['j', 'ArrowDown']`, `['g a']`. */
  readonly keys: readonly string[];
  /** What it does: 下一行. */
  readonly label: string;
  /** Heading under which the help lists it. */
  readonly group: string;
  /**
   * Handles the last key. Returns false if there is nothing to do, which leaves the key alone. Missing if the browser
   * handles it.
   */
  readonly run?: ((key: string) => boolean | void) | undefined;
}
