import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { card, page, part } from './ResultPage.css.js';
import * as css from './ResultPageSkeleton.css.js';
import { useStateCopy } from '../DataState/copy.js';

/** The shape of a result while loading. The label defaults to 正在加载. */
export function ResultPageSkeleton({ label }: { readonly label?: string }) {
  const copy = useStateCopy();
  return (
    <div className={page} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label ?? copy.loading}</span>
      </VisuallyHidden>
      <div className={card}>
        <div className={css.head}>
          <Skeleton shape="circle" />
          <div className={css.title}>
            <Skeleton />
          </div>
          <div className={css.line}>
            <Skeleton />
          </div>
        </div>
        <div className={part}>
          <Skeleton lines={3} />
        </div>
        <div className={part}>
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
