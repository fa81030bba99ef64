import { useReportsCopy } from './copy.js';
import { isNegative } from './isFigure.js';
import * as css from './reports.css.js';

/** A figure; negative ones have a sign, a colour and a word. */
export function FigureText({ text }: { readonly text: string }) {
  const copy = useReportsCopy();
  if (!isNegative(text)) return text;
  return (
    <span className={css.negative}>
      <span className={css.negativeWord}>{copy.negative}</span>
      {text}
    </span>
  );
}
