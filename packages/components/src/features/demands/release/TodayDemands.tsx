import { getTodayDemandCount, type RelatedCompany } from '@huiqi/sdk';
import { constants, messages } from '@huiqi/sdk/domain';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { useDemandsCopy } from '../copy.js';

export interface TodayDemandsProps {
  readonly store: FormStore;
  readonly companies: readonly RelatedCompany[];
}

/** How many demands the selected company may still submit today (spec 2 §5). */
export function TodayDemands({ store, companies }: TodayDemandsProps) {
  const copy = useDemandsCopy();
  const isNamed = useFieldValue(store, 'anonymity') === 'false';
  const chosen = useFieldValue(store, 'nsrsbh');
  const company = companies.find(({ nsrsbh, authorized }) => nsrsbh === chosen && authorized);
  const count = useOperation(
    getTodayDemandCount,
    { id: company?.id ?? '' },
    { enabled: isNamed && company !== undefined, staleTime: 0 },
  ).data?.count;
  const left = count === undefined ? undefined : constants.dailyDemandLimit - count;
  return (
    <div role="status">
      {isNamed && company && count !== undefined && left !== undefined && (
        <Banner tone={left > 0 ? 'info' : 'warning'}>
          {left > 0 ? fillCopy(copy.today, { count, left }) : messages.demandLimitReached}
        </Banner>
      )}
    </div>
  );
}
