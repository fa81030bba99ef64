import { isHuiqiError } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { ActionButton } from '../../../patterns/page/ActionButton.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { isRefusal, type PolicyTaxConsent } from './usePolicyTaxConsent.js';

export interface PolicyTaxPanelProps {
  readonly tax: Pick<PolicyTaxConsent, 'query' | 'isValid'>;
  /** Link to where companies are authorised. */
  readonly companies?: LinkTarget | undefined;
}

/** On the last step of a policy that needs tax data: whether it may be read, and a link to permit it. */
export function PolicyTaxPanel({ tax, companies }: PolicyTaxPanelProps) {
  const copy = usePolicyApplicationsCopy();
  const { query, isValid } = tax;
  const missing = (message: string) => (
    <Banner
      tone="warning"
      action={
        <>
          {companies && (
            <ActionButton
              size="small"
              action={{ label: copy.taxGo, href: companies.href, onSelect: companies.onOpen }}
            />
          )}
          <Button
            size="small"
            variant="text"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {copy.taxAgain}
          </Button>
        </>
      }
    >
      {message}
    </Banner>
  );
  const { error } = query;
  if (isHuiqiError(error) && isRefusal(error)) return missing(error.userMessage);
  return (
    <DataState state={toDataState(query)} loading={<Skeleton preset="lines" />}>
      {({ errorMsg }) =>
        isValid ? (
          <Banner tone="success">{copy.taxValid}</Banner>
        ) : (
          missing(errorMsg ?? copy.taxMissing)
        )
      }
    </DataState>
  );
}
