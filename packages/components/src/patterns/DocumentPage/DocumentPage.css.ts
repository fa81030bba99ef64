import { style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.nav} minmax(0, 800px)`,
  justifyContent: 'center',
  alignItems: 'start',
  gap: vars.space[6],
  marginTop: vars.space[4],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 800px)' } }),
});
export const paper = style({
  minWidth: 0,
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  fontSize: vars.fontSize[16],
  '@container': { [narrowContainer]: { padding: vars.space[4] } },
});
export const head = style({ display: 'grid', gap: vars.space[2] });
export const title = style({
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  // Lines of one length would break the name instead.
  textWrap: 'pretty',
});
// A block would be read with a space before it.
export const kind = style({ whiteSpace: 'nowrap' });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const summary = style({
  marginTop: vars.space[4],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});
export const foot = style({
  '@media': { print: { display: 'table-footer-group', breakInside: 'avoid' } },
});
export const disclaimer = style({
  marginTop: vars.space[8],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  '@media': { print: { marginTop: vars.space[4], paddingTop: vars.space[2] } },
});
