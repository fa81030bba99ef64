import { globalStyle, style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { quickTransition, vars, visuallyHidden } from '../../theme/index.js';

export const centre = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  ...fold({ narrow: { gap: vars.space[2] } }),
});
export const card = style({
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});
/** The tools of a selection have a line of their own while there is one. */
export const onPhones = style({ display: 'none', ...fold({ narrow: { display: 'block' } }) });
export const chosen = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  // The checkbox shows it too.
  ...fold({ narrow: visuallyHidden }),
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"choose mark text when" "choose mark text actions"',
  columnGap: vars.space[3],
  alignItems: 'start',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.hover },
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  ...fold({
    narrow: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      gridTemplateAreas: '"choose text text" ". when actions"',
      padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[2]}`,
    },
  }),
});
globalStyle(`${row} > label`, { '@media': { print: { display: 'none' } } });
export const mark = style({ gridArea: 'mark', ...fold({ narrow: { display: 'none' } }) });
export const text = style({ gridArea: 'text', display: 'grid', gap: vars.space[1], minWidth: 0 });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.small,
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
export const when = style({
  gridArea: 'when',
  justifySelf: 'end',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  lineHeight: vars.control.small,
  ...fold({ narrow: { justifySelf: 'start' } }),
});
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
