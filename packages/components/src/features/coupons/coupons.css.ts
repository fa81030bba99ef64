import { style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { forcedFrame, narrowViewport, vars } from '../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  containerType: 'inline-size',
  '@media': { [narrowViewport]: { gap: vars.space[2] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxWidth: vars.layout.form,
});
/** A live region must exist before it announces anything, so an empty one takes no space. */
export const quiet = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const muted = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
export const aside = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const computed = style({
  ...forcedFrame,
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
});
export const result = style({
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});
