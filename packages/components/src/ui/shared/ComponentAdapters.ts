import { createContext, type ComponentType, type RefAttributes } from 'react';
import type { ButtonProps } from '../Button/ButtonProps.js';
import type { DialogProps } from '../Dialog/DialogProps.js';
import type { InputProps } from '../Input/InputProps.js';
import type { LinkButtonProps } from '../LinkButton/LinkButtonProps.js';

/** The host's own components, drawn instead of ours wherever a feature uses one of these. Constants, outside of rendering. */
export interface ComponentAdapters {
  /** Gets all props, with defaults; `onClick` is not called while `loading`. Passes `aria-*`, `id`, `type` and ref on. */
  readonly Button?: ComponentType<ButtonProps & RefAttributes<HTMLButtonElement>> | undefined;
  /** An `<a href>` that calls `onClick`, by which pages navigate without a reload. */
  readonly LinkButton?:
    | ComponentType<LinkButtonProps & RefAttributes<HTMLAnchorElement>>
    | undefined;
  /** Passes handlers, `aria-*`, `id` and ref on to its `<input>`; events are those of that element. */
  readonly Input?:
    | ComponentType<Omit<InputProps, 'clean'> & RefAttributes<HTMLInputElement>>
    | undefined;
  /**
   * Calls `onOpenChange(false)` on Escape, on a click outside and by its close button, traps and returns the focus, and
   * draws `children` and `footer` only while it is open. `isDirty`, `fallbackFocus`, `nextFocus` and `onSend` are offers.
   */
  readonly Dialog?: ComponentType<DialogProps> | undefined;
}

export const AdaptersContext = createContext<ComponentAdapters>({});
