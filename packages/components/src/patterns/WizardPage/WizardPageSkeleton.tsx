import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Mark } from '../page/Mark.js';
import { asideCard, beside, card, head, page, stack } from './WizardPage.css.js';
import * as css from './WizardPageSkeleton.css.js';

/** The shape of a wizard's page while loading: what is applied for, the fields of a step, what is beside them. */
export function WizardPageSkeleton({ aside = false }: { readonly aside?: boolean }) {
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
        <div className={aside ? beside : undefined}>
          <div className={aside ? card : undefined}>
            <Skeleton preset="form" rows={6} />
          </div>
          {aside && (
            <div className={asideCard}>
              <Skeleton lines={8} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
