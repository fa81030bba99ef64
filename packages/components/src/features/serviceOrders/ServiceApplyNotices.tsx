import { messages } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { UnprovedCompany } from '../companies/authorisation/UnprovedCompany.js';
import { useServiceApplyCopy } from './applyCopy.js';
import type { ServiceApplyState } from './useServiceApply.js';

export interface ServiceApplyNoticesProps {
  readonly state: Pick<ServiceApplyState, 'check' | 'company' | 'isPending'>;
  readonly hasCompany: boolean;
  readonly companies: LinkTarget | undefined;
  /** The orders of this service. */
  readonly ordersLink: LinkTarget;
}

/** Why the form is disabled, and what to do. */
export function ServiceApplyNotices(props: ServiceApplyNoticesProps) {
  const { state, hasCompany, companies, ordersLink } = props;
  const { check, company, isPending } = state;
  const copy = useServiceApplyCopy();
  const link = (label: string, { href, onOpen }: LinkTarget) => (
    <LinkButton size="small" variant="text" href={href} onClick={onPlainClick(onOpen)}>
      {label}
    </LinkButton>
  );
  return (
    <>
      <div role="status">
        {!hasCompany && (
          <Banner tone="warning" action={companies && link(copy.addCompany, companies)}>
            {copy.noCompany}
          </Banner>
        )}
        {hasCompany && !company && <Banner tone="info">{copy.chooseCompany}</Banner>}
        {isPending && (
          <Banner tone="warning" action={link(copy.pendingOrders, ordersLink)}>
            {messages.serviceOrderPending}
          </Banner>
        )}
      </div>
      <UnprovedCompany company={company} />
      {check.isLoadingError && (
        <ErrorPanel
          compact
          {...describeError(check.error)}
          onRetry={() => void check.refetch()}
          retrying={check.isFetching}
        />
      )}
    </>
  );
}
