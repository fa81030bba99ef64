import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  containerType: 'inline-size',
});
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) 1fr auto',
  gap: vars.space[3],
  alignItems: 'end',
  ...fold({ narrow: { gridTemplateColumns: '1fr auto' } }),
});
export const updated = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  lineHeight: '40px',
  textAlign: 'right',
  ...fold({ narrow: { gridRow: 2, textAlign: 'left' } }),
});
export const card = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  ...fold({ narrow: { padding: vars.space[4] } }),
});
export const waitTitle = style({ margin: 0, fontSize: vars.fontSize[16] });
export const muted = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  ...fold({
    folded: { gridTemplateColumns: 'minmax(0, 1fr)' },
    narrow: { padding: vars.space[4] },
  }),
});
export const subject = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  gridRow: 'span 2',
  minWidth: 0,
  ...fold({ folded: { gridRow: 'auto' } }),
});
export const names = style({ minWidth: 0 });
export const name = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.heading,
});
export const link = style({ color: vars.color.primary, overflowWrap: 'anywhere' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const term = style({ color: vars.color.muted, fontSize: vars.fontSize[12] });
export const value = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...fold({ narrow: { fontSize: vars.fontSize[14] } }),
});
export const unit = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
});
export const reasons = style({ display: 'grid', gap: vars.space[1] });
export const reasonsTitle = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const reasonList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize[14],
  ...fold({ narrow: { display: 'grid' } }),
});
export const reason = style({ display: 'flex', gap: vars.space[1], alignItems: 'baseline' });
export const reasonIcon = styleVariants({
  met: { color: vars.color.success, flex: 'none' },
  unmet: { color: vars.color.warning, flex: 'none' },
});
export const more = style({
  padding: `${vars.space[2]} ${vars.space[6]}`,
  borderTop: `1px solid ${vars.color.border}`,
});
