import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', width: '100%', height: '190px' });
const tone = (fillOpacity: number) => style({ fill: '#ffffff', fillOpacity });
export const far = tone(0.07);
export const middle = tone(0.12);
export const near = tone(0.22);
export const window = tone(0.24);
