import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  padding: vars.space[2],
  borderBottom: `1px solid ${vars.color.border}`,
});
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  borderBottom: `1px solid ${vars.color.border}`,
});
export const address = style({ flex: '1 1 200px', minWidth: 0 });
export const text = style({
  minHeight: '240px',
  maxHeight: '60vh',
  overflow: 'auto',
  alignContent: 'start',
  padding: vars.space[4],
  // ProseMirror keeps the blanks that are typed.
  whiteSpace: 'pre-wrap',
});

// Lines begin alike, their labels where the text does.
globalStyle(`${toolbar} > button`, { marginInline: 0 });
globalStyle(`${toolbar} [aria-pressed=true]`, {
  background: vars.color.primarySoft,
  color: vars.color.primary,
});
globalStyle(`${text} table`, { width: '100%', borderCollapse: 'collapse' });
globalStyle(`${text} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${text} th`, { background: vars.color.hover, fontWeight: vars.fontWeight.medium });
// Cells that are selected together hide the selection of their words.
globalStyle(`${text} .selectedCell`, {
  background: vars.color.primarySoft,
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
});
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' });
// The caret before and after a table where no text is.
globalStyle(`${text} .ProseMirror-gapcursor`, { display: 'none' });
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, {
  display: 'block',
  width: vars.space[6],
  borderTop: `2px solid ${vars.color.text}`,
});
