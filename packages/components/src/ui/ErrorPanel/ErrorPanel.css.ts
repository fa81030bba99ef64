import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[10]} ${vars.space[4]}`,
  textAlign: 'center',
});

export const compact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
});

/** Compact panels are soft boxes in the colour of their kind. */
export const tone = styleVariants({
  fault: {
    color: vars.color.danger,
    selectors: { [`&.${compact}`]: { background: vars.color.dangerSoft } },
  },
  mistake: {
    color: vars.color.danger,
    selectors: { [`&.${compact}`]: { background: vars.color.dangerSoft } },
  },
  forbidden: {
    color: vars.color.warning,
    selectors: { [`&.${compact}`]: { background: vars.color.warningSoft } },
  },
});

export const text = style({ flex: '1 1 200px', color: vars.color.text });
export const title = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const description = style({
  margin: `${vars.space[1]} 0 0`,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
});
export const request = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `${vars.space[2]} 0 0`,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const number = style({ overflowWrap: 'anywhere', userSelect: 'all' });
