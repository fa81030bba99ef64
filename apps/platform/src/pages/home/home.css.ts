import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const stack = style({ display: 'grid', gap: vars.space[12] });
