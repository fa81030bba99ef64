import { style } from '@vanilla-extract/css';

/** Marks a table by the width of its container below which its rows become cards. */
export const cardsBelow = { never: style({}), narrow: style({}), desk: style({}), page: style({}) };
