import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from './fold.js';

export const card = style({
  minWidth: 0,
  paddingInline: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { paddingInline: vars.space[4] } }),
  '@media': { print: { padding: 0, border: 0 } },
});
export const section = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  paddingBlock: vars.space[6],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  ...fold({ narrow: { paddingBlock: vars.space[5] } }),
  // A heading in a grid is not kept with its section.
  '@media': {
    print: { display: 'block', paddingBlock: vars.space[4], breakInside: 'avoid' },
  },
});
export const heading = style({
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.heading,
  '@media': { print: { marginBottom: vars.space[2] } },
});
/** Keeps running text readable; tables and lists of facts may fill the card. */
export const body = style({ minWidth: 0, fontSize: vars.fontSize[16] });
export const text = style({ maxWidth: '720px' });

globalStyle(`${body} > ul`, {
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
