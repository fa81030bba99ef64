import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

// At most four to a row (spec 1 §9).
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 240px), calc((100% - 3 * ${vars.space[4]}) / 4)), 1fr))`,
  gap: vars.space[4],
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
  minWidth: 0,
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.primary },
});
export const head = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  minWidth: 0,
});
export const logo = style({ width: '40px', height: '40px', objectFit: 'contain', flex: 'none' });
export const name = style({
  minWidth: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});
export const slogan = style({ minHeight: '1.6em', fontSize: vars.fontSize[14] });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const term = style({ color: vars.color.muted });
export const foot = style({ marginTop: 'auto' });
