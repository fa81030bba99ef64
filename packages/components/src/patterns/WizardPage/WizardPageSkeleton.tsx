import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Mark } from '../page/Mark.js';
import { head, page, stack } from './WizardPage.css.js';
import * as css from './WizardPageSkeleton.css.js';

/** The shape of a wizard's page while loading: what is applied for, then the fields of a step. */
export function WizardPageSkeleton() {
  return (
    <div className={page}>
      <div className={stack}>
        <div className={head}>
          <div className={css.subject}>
            <Mark name="" />
            <div className={css.name}>
              <Skeleton lines={2} />
            </div>
          </div>
          <Skeleton />
        </div>
        <Skeleton preset="form" rows={6} />
      </div>
    </div>
  );
}
