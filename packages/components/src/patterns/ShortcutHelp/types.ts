/** Something the keyboard does without a modifier. */
export interface Shortcut {
  /** Ways to press it, each one key or two after each other: `['j', 'ArrowDown']`, `['g a']`. */
  readonly keys: readonly string[];
  /** What it does: 下一行. */
  readonly label: string;
  /** Heading under which the help lists it. */
  readonly group: string;
  /**
   * Takes the key that was pressed last. Returns false if there is nothing to do now: the key keeps its own meaning. Missing where
   * the browser does it.
   */
  readonly run?: ((key: string) => boolean | void) | undefined;
}
