import { style } from '@vanilla-extract/css';
import { focusRing, narrowViewport, vars } from '../../theme/index.js';

export const strip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
// Each line brings its distance: what is closed takes no room.
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.medium,
  marginBottom: vars.space[2],
  paddingLeft: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  ':last-child': { marginBottom: vars.space[4] },
});
export const mark = style({ display: 'inline-flex', color: vars.color.primary });
export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space[2],
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
export const date = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrowViewport]: { display: 'none' } },
});
export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: vars.radius.large,
  background: 'none',
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
  ':focus-visible': focusRing,
});
