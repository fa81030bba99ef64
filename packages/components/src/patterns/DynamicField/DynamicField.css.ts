import { style } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

export const withButton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'start',
});
export const counted = style({ display: 'grid', gap: vars.space[1] });
export const count = style({
  justifySelf: 'end',
  // It changes with every character: as a separate box it only lays out itself.
  contain: 'strict',
  width: '8em',
  height: 'max(20px, 1.5em)',
  lineHeight: 'max(20px, 1.5em)',
  textAlign: 'end',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
export const tooMany = style([count, { color: vars.color.danger }]);
export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space[2],
});
export const agreeLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  borderRadius: vars.radius.small,
});
export const agreementText = style({
  whiteSpace: 'pre-line',
  maxHeight: '50vh',
  overflow: 'auto',
  fontSize: vars.fontSize[16],
});
/** The distance above a group is larger than that within it. */
export const group = style({
  display: 'grid',
  gap: vars.space[1],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  selectors: { ':first-child > &': { paddingTop: 0, borderTop: 0 } },
});
export const groupTitle = style({
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.heading,
  fontWeight: vars.fontWeight.bold,
});
export const groupText = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const fixedLabel = style({ fontWeight: vars.fontWeight.bold });
export const fixedText = style({
  ...forcedFrame,
  whiteSpace: 'pre-line',
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.page,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
});
