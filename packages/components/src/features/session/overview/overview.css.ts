import { style } from '@vanilla-extract/css';
import { forcedFrame, narrowViewport, vars } from '../../../theme/index.js';

/** Side by side if both are wide enough to read. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
});
export const todo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const order = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
/** What a task is about; there is no room for it on phones. */
export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  '@media': { [narrowViewport]: { display: 'none' } },
});
export const text = style({ flex: 1, minWidth: 0 });
export const title = style({ fontSize: vars.fontSize[16], overflowWrap: 'anywhere' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const orderLink = style({
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: vars.space[4],
  marginBottom: vars.space[6],
});
export const step = style({ display: 'flex', gap: vars.space[3] });
export const number = style({
  ...forcedFrame,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.round,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.bold,
});
