import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { BackLink } from '../page/BackLink.js';
import { Mark } from '../page/Mark.js';
import type { PageLink } from '../page/types.js';
import { columns, head, main, page } from './DetailPage.css.js';
import * as css from './DetailPageSkeleton.css.js';
import { useStateCopy } from '../DataState/copy.js';

export interface DetailPageSkeletonProps {
  readonly back: PageLink | undefined;
  /** Defaults to 正在加载. */
  readonly label?: string | undefined;
}

/** The shape of a detail page while loading; the back link already works. */
export function DetailPageSkeleton({ back, label }: DetailPageSkeletonProps) {
  const copy = useStateCopy();
  return (
    <div className={page} aria-busy="true">
      {back && <BackLink {...back} />}
      <VisuallyHidden>
        <span role="status">{label ?? copy.loading}</span>
      </VisuallyHidden>
      <div className={columns}>
        <div className={main}>
          <div className={head}>
            <div className={css.row}>
              <Mark name="" />
              <div className={css.name}>
                <Skeleton lines={2} />
              </div>
            </div>
            <div className={css.figures}>
              {['first', 'second', 'third'].map((key) => (
                <div key={key} className={css.figure}>
                  <Skeleton lines={2} />
                </div>
              ))}
            </div>
          </div>
          <div className={css.card}>
            <Skeleton lines={5} />
          </div>
        </div>
        <div className={css.aside}>
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
