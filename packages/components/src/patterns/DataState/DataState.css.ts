import { style } from '@vanilla-extract/css';

export const refreshing = style({ opacity: 0.6 });
