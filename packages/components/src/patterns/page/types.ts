/** Somewhere to go. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpen?: (() => void) | undefined;
  /** A new tab, for an address outside of the site. */
  readonly target?: '_blank' | undefined;
}

/** An action: a link if it has an address, a button otherwise. */
export interface PageAction {
  readonly label: string;
  readonly href?: string | undefined;
  /** Handles the click; for a link only the plain one. */
  readonly onSelect?: (() => void) | undefined;
  /** Work is in progress; clicks are ignored. Has no effect on links. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A key number, such as a limit or a rate. */
export interface KeyFigure {
  readonly label: string;
  /** Formatted, without its unit: 3.45%–4.35%, 300. */
  readonly value: string;
  readonly unit?: string | undefined;
}
