import { getPartner } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import type { PageLink } from '../../patterns/page/types.js';
import { useScreenName, type LinkTarget, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { PartnerFacts } from './PartnerFacts.js';
import * as css from './partners.css.js';
import { PartnerSecrets } from './PartnerSecrets.js';
import { PartnerStateTag } from './PartnerStateTag.js';
import { PartnerWebhook } from './PartnerWebhook.js';

export interface PartnerDetailProps extends Pick<ScreenProps, 'onName'> {
  readonly partnerId: string;
  /** Link to the list. */
  readonly back: PageLink;
  /** Link to the partner's delivery log. */
  readonly log: LinkTarget;
}

/** A partner: its facts, its secrets, and its webhook. */
export function PartnerDetail({ partnerId, back, log, onName }: PartnerDetailProps) {
  const query = useOperation(getPartner, { partnerId });
  useScreenName(onName, query.data?.name);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(partner) => (
        <div className={css.page}>
          <BackLink {...back} />
          <PageTitle>
            <Stack direction="horizontal" gap={3}>
              {partner.name}
              <PartnerStateTag disabled={partner.disabled} />
            </Stack>
          </PageTitle>
          <PartnerFacts partner={partner} />
          <PartnerSecrets partner={partner} />
          <PartnerWebhook partnerId={partnerId} log={log} />
        </div>
      )}
    </PageState>
  );
}
