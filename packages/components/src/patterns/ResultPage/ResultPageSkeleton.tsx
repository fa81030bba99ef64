import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { card, page, part } from './ResultPage.css.js';
import * as css from './ResultPageSkeleton.css.js';

/** The shape of a result while it loads. The label defaults to 正在加载. */
export function ResultPageSkeleton({ label = '正在加载' }: { readonly label?: string }) {
  return (
    <div className={page} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
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
