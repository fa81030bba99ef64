import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const page = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const logo = style({ width: '56px', height: '56px', objectFit: 'contain', flex: 'none' });
export const title = style({ fontSize: vars.fontSize[24], lineHeight: vars.lineHeight.heading });
export const grow = style({ flex: '1 1 240px', minWidth: 0 });
export const section = style({ display: 'grid', gap: vars.space[3], fontSize: vars.fontSize[16] });
export const text = style({ whiteSpace: 'pre-line', margin: 0 });
export const bullets = style({
  display: 'grid',
  gap: vars.space[2],
  paddingLeft: vars.space[5],
  listStyle: 'disc',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
