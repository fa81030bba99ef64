import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrowContainer, vars, visuallyHidden } from '../../../theme/index.js';

const line = `1px solid ${vars.color.border}`;
const narrow = (rule: object) => ({ '@container': { [narrowContainer]: rule } });

export const container = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: line,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

/** On narrow screens each row has its label above its values, as a fourth column for labels does not fit. */
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: vars.fontSize[14],
  ...narrow({ display: 'block' }),
});
export const caption = style(visuallyHidden);
export const group = style(narrow({ display: 'block' }));
export const head = style([
  group,
  {
    position: 'sticky',
    top: 0,
    zIndex: vars.layer.sticky,
    background: vars.color.surface,
  },
]);

const row = style({});
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => [
  row,
  {
    ...narrow({
      display: 'grid',
      gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))`,
    }),
  },
]);

const cell = style({
  padding: vars.space[4],
  borderBottom: line,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.fontWeight.regular,
  overflowWrap: 'anywhere',
  ...narrow({ padding: vars.space[2] }),
});
export const corner = style([
  cell,
  { width: '168px', color: vars.color.muted },
  narrow(visuallyHidden),
]);
export const product = style([cell, { borderInlineStart: line }]);
export const subject = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'start',
  minWidth: 0,
});
/** The third product, for which a phone has no column. */
export const waiting = style({});
globalStyle(`${container} ${waiting}`, narrow({ display: 'none' }));
export const swap = style({
  display: 'none',
  marginTop: vars.space[2],
  ...narrow({ display: 'block' }),
});
export const logo = style({
  flex: 'none',
  width: '32px',
  height: '32px',
  objectFit: 'contain',
  ...narrow({ display: 'none' }),
});
export const names = style({ flex: 1, minWidth: 0 });
export const name = style({
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
  ...narrow({ fontSize: vars.fontSize[14] }),
});
export const bank = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  ...narrow({ fontSize: vars.fontSize[12] }),
});

export const label = style([
  cell,
  {
    background: vars.color.page,
    fontWeight: vars.fontWeight.medium,
    ...narrow({ gridColumn: '1 / -1', borderBottom: 'none', paddingBlock: vars.space[1] }),
  },
]);
export const labelBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
const value = style([cell, { borderInlineStart: line }]);
export const values = styleVariants(
  { plain: {}, best: { fontWeight: vars.fontWeight.bold } },
  (look) => [value, look],
);
export const actions = style({ display: 'grid', gap: vars.space[2] });
export const valueBox = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  fontVariantNumeric: 'tabular-nums',
});
export const list = style({
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
  ...narrow({ paddingInlineStart: vars.space[3] }),
});
export const bestMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
});
