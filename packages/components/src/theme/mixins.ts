import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from './tokens.js';
import { vars } from './contract.css.js';

/** Touch targets grow on narrow screens (look: 32 px with a pointer, 44 px with a finger). */
export const narrowViewport = `screen and (max-width: ${breakpoints.narrow})`;

/** For parts inside an element that has `containerType: 'inline-size'`. */
export const narrowContainer = `(max-width: ${breakpoints.narrow})`;

export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const satisfies StyleRule;

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const satisfies StyleRule;
