import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const toolbar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  minWidth: 0,
  // As wide as the contents and the paper together.
  maxWidth: '1024px',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  // On phones the contents alone stick: the tools would take three lines of the window.
  ...fold({ folded: { maxWidth: '800px' }, narrow: { display: 'contents' } }),
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '48px',
  whiteSpace: 'nowrap',
  ...fold({ narrow: { flexWrap: 'wrap', rowGap: 0 } }),
});
export const date = style({
  minWidth: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Also shown on the paper.
  ...fold({ narrow: { display: 'none' } }),
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  // Below the back link if it does not fit beside it.
  ...fold({ narrow: { flexWrap: 'wrap', paddingBottom: vars.space[1] } }),
});
export const jump = style({
  display: 'none',
  paddingBottom: vars.space[2],
  ...fold({
    folded: { display: 'block' },
    narrow: {
      position: 'sticky',
      top: 0,
      zIndex: vars.layer.sticky,
      paddingBlock: vars.space[2],
      background: vars.color.page,
    },
  }),
});
