import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const text = style({ maxWidth: '720px', margin: `0 0 ${vars.space[3]}` });
export const frame = style({ padding: `${vars.space[12]} ${vars.space[4]}` });
