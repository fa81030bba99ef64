import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/mixins.js';
import { narrowViewport, vars } from '../../theme/index.js';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'center',
});
export const tabs = style({ display: 'flex', gap: vars.space[2] });
export const tab = style({
  padding: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.text,
  textDecoration: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { borderColor: vars.color.primary },
    '&:focus-visible': focusRing,
    '&[aria-current]': {
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
      background: vars.color.primarySoft,
      borderColor: vars.color.primary,
    },
  },
});
/** A phone has a clock of its own. */
export const clock = style({
  minWidth: '16ch',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrowViewport]: { display: 'none' } },
});
