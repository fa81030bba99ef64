import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
