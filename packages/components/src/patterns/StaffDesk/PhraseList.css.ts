import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

/** Around the fields of a decision. */
export const opinion = style({});

export const section = style({
  selectors: { [`${opinion}:not(:has(textarea)) &`]: { display: 'none' } },
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const title = style({
  margin: 0,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
});

export const list = style({
  maxHeight: '180px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const item = style({ display: 'flex', alignItems: 'center' });

export const phrase = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: vars.space[2],
  minHeight: vars.control.small,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[14],
  textAlign: 'left',
  cursor: 'pointer',
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.hover },
});

export const key = style({
  flex: 'none',
  color: vars.color.muted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[12],
});

export const note = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  whiteSpace: 'nowrap',
});

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize[12] });
