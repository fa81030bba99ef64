import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

/** Reaches over the padding of its cell. */
export const target = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.small,
  minHeight: vars.control.small,
  marginLeft: `calc(-1 * ${vars.space[2]})`,
  cursor: 'pointer',
  userSelect: 'none',
  '@media': { print: { display: 'none' } },
});

export const box = style({
  width: '16px',
  height: '16px',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'inherit',
});

/** A checkbox beside the value or header of its cell. */
export const beside = style({ display: 'flex', alignItems: 'center' });
