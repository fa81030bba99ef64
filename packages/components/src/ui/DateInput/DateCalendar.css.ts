import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

// Few rules: the widget ships every stylesheet, even where it shows only a list.

const plain = {
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
} as const;

export const month = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  placeItems: 'center',
});
/** Buttons and choices around the days. */
export const tool = style({
  ...plain,
  minWidth: `calc(${vars.control.small} + 4px)`,
  height: `calc(${vars.control.small} + 4px)`,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { background: vars.color.primarySoft },
    '&:active': { color: vars.color.primaryActive },
    '&:disabled, &[aria-disabled=true]': { background: 'none', color: vars.color.disabled },
  },
  '@media': { [narrowViewport]: { minWidth: '44px', height: '44px' } },
});
export const grid = style({ gridColumn: '1 / -1' });
export const weekday = style({ color: vars.color.muted, fontSize: vars.fontSize[12] });
export const day = style({
  ...plain,
  width: vars.control.medium,
  height: `calc(${vars.control.small} + 4px)`,
  selectors: {
    '[data-outside] > &': { color: vars.color.muted },
    '[data-today] > &': { borderColor: vars.color.primary, fontWeight: vars.fontWeight.bold },
    '&:hover': { background: vars.color.primarySoft },
    '&:active': { borderColor: vars.color.primary },
    '[data-selected] > &': { background: vars.color.primary, color: vars.color.onPrimary },
    '&:disabled': { color: vars.color.disabled, textDecoration: 'line-through' },
  },
  '@media': { [narrowViewport]: { width: '44px', height: '44px' } },
});
export const footer = style({ display: 'flex', justifyContent: 'space-between' });
