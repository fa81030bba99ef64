import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const inner = style({
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
});

export const outer = style({ minHeight: '100vh', background: vars.color.page });
export const width = styleVariants({
  content: [inner, { maxWidth: `calc(${vars.layout.content} + 2 * ${vars.space[4]})` }],
  desk: [inner, { maxWidth: `calc(${vars.layout.desk} + 2 * ${vars.space[4]})` }],
});
