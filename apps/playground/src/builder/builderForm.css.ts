import { breakpoints, vars } from '@huiqi/components/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({ display: 'grid', gap: vars.space[2] });

export const section = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

/** The line that opens a section; a touch target on a narrow screen. */
export const summary = style({
  padding: `${vars.space[2]} 0`,
  cursor: 'pointer',
  fontWeight: 'bold',
  lineHeight: '24px',
  '@media': { [`(max-width: ${breakpoints.narrow})`]: { padding: `${vars.space[3]} 0` } },
});

export const content = style({ paddingBlockEnd: vars.space[4] });
