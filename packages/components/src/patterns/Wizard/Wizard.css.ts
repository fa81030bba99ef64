import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';
import { stickyBar } from '../page/stickyBar.js';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });
export const wizard = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });

const column = style({
  width: '100%',
  minWidth: 0,
  maxWidth: vars.layout.form,
  marginInline: 'auto',
});

export const body = style([column, { display: 'grid', gap: vars.space[5] }]);
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const minutes = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const heading = style({
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.heading,
  fontWeight: vars.fontWeight.bold,
  borderRadius: vars.radius.small,
});

/** As wide as its card (WizardPage.css.ts), in which it stays where a step is shorter than the window. */
const cardPadding = vars.space[4];

export const footer = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    paddingTop: vars.space[5],
    borderTop: `1px solid ${vars.color.border}`,
    ...fold({ narrow: { ...stickyBar(cardPadding), borderTop: 0 } }),
  },
]);
// Its buttons are not printed.
globalStyle(`${footer}`, { '@media': { print: { display: 'none' } } });
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  ...fold({
    narrow: { order: -1, flexBasis: '100%', marginInlineStart: 0, fontSize: vars.fontSize[12] },
  }),
});
export const next = style({
  ...fold({ narrow: { flex: 1, display: 'grid' } }),
});
