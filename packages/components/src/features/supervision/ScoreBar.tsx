import * as css from './ScoreBar.css.js';

/** A score of at most 100 with a bar as long as it, so that years can be compared at a glance. */
export function ScoreBar({ score }: { readonly score: number }) {
  return (
    <span className={css.score}>
      <svg className={css.bar} viewBox="0 0 100 8" aria-hidden="true" focusable="false">
        <rect className={css.whole} width="100" height="8" rx="4" />
        <rect className={css.part} width={Math.max(0, Math.min(100, score))} height="8" rx="4" />
      </svg>
      <span className={css.figure}>{score}</span>
    </span>
  );
}
