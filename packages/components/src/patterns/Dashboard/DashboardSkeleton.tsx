import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import * as css from './Dashboard.css.js';

const figures = ['first', 'second', 'third', 'fourth'];

/** The shape of a dashboard while loading: title, bar, four figures, two charts. */
export function DashboardSkeleton() {
  return (
    <div className={css.page}>
      <div className={css.stack}>
        <Skeleton width={240} height={32} />
        <div className={css.bar}>
          <Skeleton width={240} />
        </div>
        <div className={css.grid}>
          {figures.map((key) => (
            <div key={key} className={css.figure.four}>
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
        <div className={css.grid}>
          {figures.slice(2).map((key) => (
            <div key={key} className={css.chart.half}>
              <Skeleton shape="block" height={360} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
