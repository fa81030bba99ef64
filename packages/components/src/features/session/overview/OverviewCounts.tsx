import { getOrderStatistic } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { CountLinks } from '../../../patterns/UserCentreLayout/CountLinks.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Button } from '../../../ui/Button/Button.js';
import type { CountedOrders } from './centrePaths.js';
import { useCentreCopy } from './copy.js';

export interface OverviewCountsProps {
  readonly linkTo: (orders: CountedOrders) => LinkTarget;
}

/** How many orders the current company has, or the user with all companies. */
export function OverviewCounts({ linkTo }: OverviewCountsProps) {
  const copy = useCentreCopy();
  const user = useCurrentUser().data;
  const company = user?.companyName ? (user.creditCode ?? undefined) : undefined;
  const [showsAll, setShowsAll] = useState(false);
  const nsrsbh = showsAll ? undefined : company;
  const { data } = useOperation(
    getOrderStatistic,
    { nsrsbh },
    { staleTime: 30_000, enabled: Boolean(user) },
  );
  const count = (label: string, value: number | undefined, orders: CountedOrders = {}) => ({
    label,
    value: formatThousands(value),
    ...linkTo({ ...orders, nsrsbh }),
  });
  return (
    <CountLinks
      counts={[
        count(copy.countAll, data?.total),
        count(copy.countApplying, data?.applying, { applying: 'true' }),
        count(copy.countGranted, data?.granted, { orderStatus: 'APPROVAL_SUCCESS' }),
        count(copy.countDisbursed, data?.disbursed, { orderStatus: 'BANK_APPROVAL_SUCCESS' }),
      ]}
      scope={
        company && (
          <Button size="small" variant="text" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? copy.ofCompany : copy.ofAllCompanies}
          </Button>
        )
      }
    />
  );
}
