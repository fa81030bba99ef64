import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';
import { stickyBar } from '../page/stickyBar.js';

const frame = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
};

// When folded, its two parts separate: the number and the action stick, the rest stays in place.
export const aside = style({
  position: 'sticky',
  top: vars.space[6],
  minWidth: 0,
  ...frame,
  ...fold({ folded: { display: 'contents' } }),
});
export const act = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  ...fold({
    folded: {
      ...stickyBar(),
      order: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${vars.space[2]} ${vars.space[4]}`,
      paddingInline: 0,
    },
  }),
});
export const estimate = style({ minWidth: 0 });
export const label = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const value = style({
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...fold({ folded: { fontSize: vars.fontSize[20] } }),
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});
export const basis = style({
  marginTop: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  ...fold({ folded: { display: 'none' } }),
});
export const notice = style({ ...fold({ folded: { order: -1, flexBasis: '100%' } }) });
export const action = style({
  ...fold({ folded: { flex: '0 1 240px' }, narrow: { flexBasis: '160px' } }),
});
export const alone = style([action, { ...fold({ folded: { flex: '1 1 100%' } }) }]);
export const more = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[6],
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[14],
  ...fold({ folded: { ...frame, order: 1 }, narrow: { padding: vars.space[4] } }),
});
