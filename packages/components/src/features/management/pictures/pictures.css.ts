import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const shown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const image = style({
  maxWidth: '100%',
  maxHeight: '120px',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});
export const none = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const colour = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const picker = style({
  width: '44px',
  height: '44px',
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});
/** A ground of the region's colour with the text of its buttons. */
export const sample = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border}`,
  forcedColorAdjust: 'none',
});
export const crop = style({
  display: 'block',
  width: '100%',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: '#ffffff',
  forcedColorAdjust: 'none',
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});
export const slider = style({
  width: '100%',
  minHeight: '44px',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'pointer',
});
