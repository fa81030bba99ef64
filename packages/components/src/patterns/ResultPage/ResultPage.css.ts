import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: vars.layout.form,
  marginInline: 'auto',
  padding: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { gap: vars.space[5], padding: vars.space[4] } }),
});
export const head = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
});
/** In the corner that icon and title leave empty. */
export const drawing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  ...fold({ narrow: { display: 'none' } }),
});
// The drawing leaves 5 px of its 40 px box empty.
const iconBox = style({ display: 'inline-flex', marginInlineStart: '-5px' });

export const icon = styleVariants({
  success: [iconBox, { color: vars.color.success }],
  pending: [iconBox, { color: vars.color.warning }],
  failure: [iconBox, { color: vars.color.danger }],
});
export const title = style({
  paddingInlineEnd: '128px',
  ...fold({ narrow: { paddingInlineEnd: 0 } }),
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});
export const line = style({ color: vars.color.muted, fontSize: vars.fontSize[16] });
export const part = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  paddingTop: vars.space[6],
  borderTop: `1px solid ${vars.color.border}`,
  ...fold({ narrow: { paddingTop: vars.space[5] } }),
});
export const heading = style({ fontSize: vars.fontSize[16] });
export const cure = style({ fontSize: vars.fontSize[16] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  ...fold({ narrow: { flexDirection: 'column' } }),
});
