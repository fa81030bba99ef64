import { style } from '@vanilla-extract/css';
import { inCare, quickTransition, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  selectors: inCare({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  ...fold({
    folded: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    narrow: {
      display: 'block',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface,
    },
  }),
});
export const item = style({
  minWidth: 0,
  ...fold({
    narrow: {
      selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
    },
  }),
});
// On phones the card becomes a row of two lines: name and number, provider and note.
export const offer = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gridTemplateAreas: '"mark name" "mark giver" "value value" "note note"',
  gridTemplateRows: 'auto 1fr auto auto',
  columnGap: vars.space[3],
  height: '100%',
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  transition: quickTransition('border-color', 'background-color'),
  ':hover': { borderColor: vars.color.primary },
  ':active': { background: vars.color.primarySoft },
  ...fold({
    narrow: {
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      gridTemplateAreas: '"mark name value" "mark giver note"',
      gridTemplateRows: 'auto auto',
      padding: `${vars.space[3]} ${vars.space[4]}`,
      border: 0,
      background: 'none',
    },
  }),
});
export const mark = style({ gridArea: 'mark' });

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = style({
  gridArea: 'name',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  selectors: { [`${offer}:focus-visible &`]: { WebkitLineClamp: 'unset' } },
  ...fold({ narrow: { WebkitLineClamp: 1 } }),
});
export const giver = style({
  gridArea: 'giver',
  ...oneLine,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  selectors: { [`${offer}:focus-visible &`]: { whiteSpace: 'normal' } },
});
export const value = style({
  gridArea: 'value',
  marginTop: vars.space[4],
  color: vars.color.primary,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...fold({
    narrow: { marginTop: 0, fontSize: vars.fontSize[16], textAlign: 'right' },
  }),
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});
export const note = style({
  gridArea: 'note',
  marginTop: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  ...fold({ narrow: { marginTop: 0, textAlign: 'right', whiteSpace: 'nowrap' } }),
});
