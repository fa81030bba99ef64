import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

/** Side length of the picture in pixels. */
export const edge = 224;

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
});
export const alert = style({
  width: '100%',
  selectors: { '&:empty': { position: 'absolute' } },
});
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: `${edge}px`,
  height: `${edge}px`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  boxSizing: 'content-box',
});
export const overdue = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  color: vars.color.muted,
  textAlign: 'center',
});
export const overdueTitle = style({
  margin: 0,
  color: vars.color.text,
  fontWeight: vars.fontWeight.bold,
});
export const hint = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
export const clock = style({
  minHeight: '1.6em',
  margin: 0,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
