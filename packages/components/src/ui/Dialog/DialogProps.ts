import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** Pixels. Defaults to 520. */
  readonly width?: number | undefined;
  readonly closeLabel?: string | undefined;
  /** A `sheet` fills the viewport, its footer at the bottom: for filters on phones. Defaults to `window`. */
  readonly variant?: 'window' | 'sheet' | undefined;
  /**
   * Whether Esc, a click outside and the close button ask before they discard the content. Defaults
   * to whether the user changed a field inside. Buttons of the footer never ask.
   */
  readonly isDirty?: boolean | undefined;
  /** Receives focus on close if the opener is gone or disabled by then. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Receives focus on close before the opener, if there is such an element by then: the next step after a success. */
  readonly nextFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called for Ctrl+Enter and ⌘+Enter, anywhere in the dialog. */
  readonly onSend?: (() => void) | undefined;
}
