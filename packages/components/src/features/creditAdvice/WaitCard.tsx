import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import * as css from './creditAdvice.css.js';

/** Progress placeholder in the shape of the result. */
export function WaitCard({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <section className={css.card} aria-busy="true">
      <div role="status">
        <h2 className={css.waitTitle}>{title}</h2>
        <p className={css.muted}>{line}</p>
      </div>
      <Skeleton lines={6} />
    </section>
  );
}
