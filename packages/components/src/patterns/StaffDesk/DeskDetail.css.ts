import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({
  containerType: 'inline-size',
  minWidth: 0,
  maxWidth: vars.layout.desk,
  marginInline: 'auto',
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  gap: vars.space[6],
  marginTop: vars.space[2],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});

const frame = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
};

export const head = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[6],
  ...frame,
  ...fold({ narrow: { padding: vars.space[4] } }),
});
export const subject = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const names = style({ minWidth: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const name = style({
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const panel = style({
  position: 'sticky',
  top: vars.space[6],
  maxHeight: `calc(100vh - 2 * ${vars.space[6]})`,
  overflowY: 'auto',
  ...frame,
  ...fold({ folded: { position: 'static', maxHeight: 'none' } }),
});
// All of what is decided, below the facts.
globalStyle(columns, { '@media': { print: { display: 'block' } } });
globalStyle(panel, {
  '@media': {
    print: {
      position: 'static',
      maxHeight: 'none',
      marginTop: vars.space[4],
      overflow: 'visible',
    },
  },
});
// Without its buttons and choices, a panel that says nothing is an empty box.
globalStyle(`${panel}:not(:has(dl, p, [role=status]:not(:empty)))`, {
  '@media': { print: { display: 'none' } },
});
export const turn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  ...fold({ narrow: { paddingInline: vars.space[4] } }),
});
globalStyle(turn, { '@media': { print: { display: 'none' } } });
export const position = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  selectors: { '&:empty': { display: 'none' } },
});
export const step = style({ display: 'grid', gap: vars.space[3], outline: 'none' });
export const decision = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  ...fold({ narrow: { padding: vars.space[4] } }),
});
globalStyle(`${decision} > label`, { '@media': { print: { display: 'none' } } });
export const heading = style({ fontSize: vars.fontSize[16] });
