import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const preview = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const logo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const picture = style({
  flex: 'none',
  display: 'flex',
  width: '96px',
  height: '96px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
});
export const controls = style({ flex: '1 1 240px', display: 'grid', gap: vars.space[2] });

export const drawn = style({ display: 'block', maxWidth: '100%', height: 'auto' });
export const viewer = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const viewerBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});
export const viewerPage = style({
  maxHeight: '640px',
  overflow: 'auto',
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
export const viewerDocument = style({
  display: 'block',
  width: '100%',
  height: '720px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
export const viewerNote = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
