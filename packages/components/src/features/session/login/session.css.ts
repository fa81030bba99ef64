import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

// Flex rather than grid: an empty live region must not add a gap (passwords.css.ts, alert).
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingTop: vars.space[1],
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const rowLink = style({ display: 'inline-block', padding: `${vars.space[1]} 0` });
export const otherWays = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[6] });
export const otherWaysTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
});
