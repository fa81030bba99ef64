import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '48px',
  padding: `${vars.space[2]} ${vars.space[5]} 0`,
  ...fold({ narrow: { paddingInline: vars.space[4] } }),
});
export const title = style({ fontSize: vars.fontSize[16] });
export const slot = style({
  height: '280px',
  // On paper a drawing is as wide as the page, and as high as follows.
  '@media': { print: { height: 'auto' } },
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
  ...fold({ narrow: { paddingInline: vars.space[4] } }),
});
export const growing = style([slot, { height: 'auto', minHeight: '280px' }]);
export const data = style([
  slot,
  {
    overflow: 'auto',
    outlineOffset: '-2px',
    '@media': { print: { overflow: 'visible' } },
  },
]);
export const table = style({
  width: '100%',
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${slot} > svg`, { width: '100%', height: '100%' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'right',
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left' });
globalStyle(`${table} thead th`, {
  position: 'sticky',
  top: `calc(-1 * ${vars.space[2]})`,
  background: vars.color.surface,
  color: vars.color.muted,
});
