import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { asideColumns } from '../page/asideColumns.js';
import { fold } from '../page/fold.js';
import { body, footer } from '../Wizard/Wizard.css.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  ...fold({ narrow: { gap: vars.space[4] } }),
});
export const card = style({
  minWidth: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { padding: vars.space[4] } }),
});
// An empty live region takes no gap.
globalStyle(`${stack} > :empty`, { position: 'absolute' });
/** The form and, from 1024 px on, what is beside it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: asideColumns,
  alignItems: 'start',
  gap: vars.space[6],
  minWidth: 0,
  ...fold({
    folded: { gridTemplateColumns: 'minmax(0, 1fr)' },
    narrow: { gap: vars.space[4] },
  }),
});
// The form starts where its steps do.
globalStyle(`${beside} :is(${body}, ${footer})`, { marginInline: 0 });
globalStyle(`${beside} ${footer}`, { maxWidth: 'none' });
export const asideCard = style([
  card,
  { position: 'sticky', top: vars.space[6], ...fold({ folded: { position: 'static' } }) },
]);
globalStyle(`${asideCard}`, { '@media': { print: { breakInside: 'avoid' } } });
export const head = style([card, { display: 'grid', gap: vars.space[4] }]);
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  fontSize: vars.fontSize[14],
});
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: 0,
});
export const term = style({ flex: 'none', color: vars.color.muted });
export const value = style({
  minWidth: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
});
