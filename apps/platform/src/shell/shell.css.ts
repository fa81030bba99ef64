import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const frame = style({
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.page,
});
const column = {
  width: '100%',
  margin: '0 auto',
  paddingInline: vars.space[4],
  boxSizing: 'border-box',
} as const;
export const inner = style({
  ...column,
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.space[4]})`,
});
export const wideInner = style({
  ...column,
  maxWidth: `calc(${vars.layout.desk} + 2 * ${vars.space[4]})`,
});
export const main = style({
  flex: 1,
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  outline: 'none',
});

globalStyle('body', { margin: 0 });
