import { style } from '@vanilla-extract/css';
import { bare } from '../shared/control.css.js';

export const textarea = style([bare, { display: 'block', resize: 'vertical' }]);
