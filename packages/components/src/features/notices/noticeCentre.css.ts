import { style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { quickTransition, vars } from '../../theme/index.js';

export const centre = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
export const card = style({
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  ...fold({ narrow: { padding: `${vars.space[2]} ${vars.space[4]}` } }),
});
export const chosen = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const tools = style({
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"choose text when" "choose text actions"',
  columnGap: vars.space[3],
  alignItems: 'start',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderTop: `1px solid ${vars.color.border}`,
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.hover },
  ...fold({
    narrow: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"choose text" ". when" ". actions"',
      padding: vars.space[4],
    },
  }),
});
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
  lineHeight: '32px',
  ...fold({ narrow: { justifySelf: 'start', lineHeight: '24px' } }),
});
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  ...fold({ narrow: { justifyContent: 'flex-start' } }),
});
