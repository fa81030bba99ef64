import { FigureList } from './FigureList.js';
import * as css from './KeyFigures.css.js';
import type { KeyFigure } from './types.js';

/** The dominant row of a head: numbers at 24 px, labels at 12 px below them. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return <FigureList figures={figures} css={css} />;
}
