import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

/** Side by side if both fit. */
export const stages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const stageBase = style({
  flex: '1 1 240px',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderTopWidth: '3px',
  borderRadius: vars.radius.small,
});

/** By state: decided stages stand out, pending ones do not. */
export const stage = styleVariants({
  PENDING: [stageBase, { borderTopColor: vars.color.warning }],
  PASSED: [stageBase, { borderTopColor: vars.color.success }],
  NOT_PASSED: [stageBase, { borderTopColor: vars.color.danger }],
  NOT_BEGUN: [stageBase],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
});
export const name = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.medium,
});
export const line = style({ margin: 0, fontSize: vars.fontSize[14] });
export const time = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
