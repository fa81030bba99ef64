import { FigureList } from '../page/FigureList.js';
import type { KeyFigure } from '../page/types.js';
import * as css from './FigureStrip.css.js';

/** Figures in one framed row that speak for the place: 24 px numbers over their labels, two by two on a phone. */
export function FigureStrip({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return <FigureList figures={figures} css={css} />;
}
