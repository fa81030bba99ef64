import { breakpoints, vars } from '@huiqi/components/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('body', { margin: 0, background: vars.color.page });

export const page = style({
  boxSizing: 'border-box',
  maxWidth: vars.layout.content,
  margin: '0 auto',
  padding: vars.space[6],
  '@media': { [`(max-width: ${breakpoints.narrow})`]: { padding: vars.space[4] } },
});

export const back = style({ justifySelf: 'start', color: vars.color.primary });

/** Settings on the left, their effect on the right; stacked on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [`(max-width: ${breakpoints.wide})`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Controls on one line with what they say. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Short fields beside each other. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});

export const account = style({ flex: '0 1 280px' });

export const steps = style({
  margin: 0,
  listStyle: 'decimal',
  paddingInlineStart: vars.space[5],
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});

export const code = style({
  margin: 0,
  padding: vars.space[4],
  maxHeight: '480px',
  overflow: 'auto',
  color: vars.color.text,
  background: vars.color.disabledSoft,
  borderRadius: vars.radius.small,
  fontFamily: 'Consolas, Menlo, monospace',
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
