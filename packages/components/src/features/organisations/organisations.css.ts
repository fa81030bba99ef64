import { globalStyle, style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { vars } from '../../theme/index.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: vars.layout.desk,
  minWidth: 0,
});
/** The form on the left, its preview on the right. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
/** In sight while the form beside it scrolls. */
export const beside = style({
  position: 'sticky',
  top: vars.space[6],
  minWidth: 0,
  ...fold({ folded: { position: 'static' } }),
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxWidth: vars.layout.form,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] });
/** User text with its line breaks. */
export const prose = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const choices = style({
  boxSizing: 'border-box',
  minWidth: '240px',
  maxWidth: '360px',
  maxHeight: '320px',
  overflowY: 'auto',
  padding: vars.space[3],
});
/** Opens a list of checkboxes, and looks like the selects beside it. */
export const chooser = style({
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
});
export const chosen = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** These forms are for long texts. */
globalStyle(`${form} textarea`, { minHeight: '200px' });
