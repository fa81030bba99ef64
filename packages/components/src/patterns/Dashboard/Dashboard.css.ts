import { style, styleVariants } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const title = style({ fontSize: vars.fontSize[24], lineHeight: vars.lineHeight.heading });
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: '48px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { print: { position: 'static' } },
  // Two dates below each other would cover half of a phone.
  ...fold({ narrow: { position: 'static', paddingInline: vars.space[3] } }),
});
export const updated = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[4],
  minHeight: 0,
  ...fold({ narrow: { gap: vars.space[3] } }),
});

const card = style({
  '@media': { print: { breakInside: 'avoid' } },
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

const figureCard = style([
  card,
  { padding: vars.space[5], ...fold({ narrow: { padding: vars.space[3] } }) },
]);
/** Up to four or six in a row; two per row on phones. */
export const figure = styleVariants({
  four: [figureCard, { gridColumn: 'span 3', ...fold({ folded: { gridColumn: 'span 6' } }) }],
  // By container query alone: a viewport rule would override the narrower one.
  six: [
    figureCard,
    {
      gridColumn: 'span 2',
      padding: vars.space[4],
      '@container': {
        '(max-width: 1023.98px)': { gridColumn: 'span 4' },
        [narrowContainer]: { gridColumn: 'span 6' },
      },
    },
  ],
});
export const chart = styleVariants({
  half: [
    card,
    {
      gridColumn: 'span 6',
      ...fold({ folded: { gridColumn: '1 / -1' } }),
    },
  ],
  full: [card, { gridColumn: '1 / -1' }],
});
