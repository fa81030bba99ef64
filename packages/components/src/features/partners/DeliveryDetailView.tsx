import {
  WebhookEventTypeLabels,
  type WebhookAttempt,
  type WebhookDeliveryDetail,
} from '@huiqi/sdk';
import { formatDateTime, formatText, formatThousands } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import { CopyableCode } from '../../patterns/page/CopyableCode.js';
import type { PageLink } from '../../patterns/page/types.js';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Section } from '../../ui/Section/Section.js';
import { codeColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { usePartnersCopy, type PartnersCopy } from './copy.js';
import { DeliveryStateTag } from './DeliveryStateTag.js';
import * as css from './partners.css.js';
import { resultText } from './resultText.js';

export interface DeliveryDetailViewProps {
  readonly delivery: WebhookDeliveryDetail;
  readonly back: PageLink;
  readonly partnerLink: LinkTarget;
  /** Link to the order; undefined for a test event. */
  readonly orderLink?: LinkTarget | undefined;
  readonly busy?: boolean | undefined;
  /** Why the last redelivery could not be queued, or null. */
  readonly problem?: unknown;
  readonly onRedeliver: () => void;
}

const timeOf = (text: string | null) => (text === null ? '--' : formatDateTime(text));

/** An event: its delivery status, its content, and every attempt. */
export function DeliveryDetailView(props: DeliveryDetailViewProps) {
  const { delivery, back, partnerLink, orderLink, busy = false, problem = null } = props;
  const { attemptList } = delivery;
  const copy = usePartnersCopy();
  const link = ({ href, onOpen }: LinkTarget, text: string) => (
    <a href={href} onClick={onPlainClick(onOpen)}>
      {text}
    </a>
  );
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle
        actions={
          <Button loading={busy} onClick={props.onRedeliver}>
            {copy.redeliver}
          </Button>
        }
      >
        {WebhookEventTypeLabels[delivery.type]}
      </PageTitle>
      {problem !== null && <ErrorPanel compact {...describeError(problem)} />}
      <Section title={copy.delivery}>
        <DescriptionList
          items={[
            {
              term: copy.deliveryState,
              value: <DeliveryStateTag state={delivery.deliveryState} />,
            },
            {
              term: copy.eventId,
              value: <CopyableCode label={copy.eventId} labelHidden value={delivery.id} />,
              full: true,
            },
            { term: copy.partner, value: link(partnerLink, delivery.partnerName) },
            {
              term: copy.order,
              value: orderLink ? link(orderLink, formatText(delivery.orderCode)) : '--',
              kind: 'code',
            },
            { term: copy.reference, value: formatText(delivery.reference), kind: 'code' },
            { term: copy.createdTs, value: timeOf(delivery.createdTs), kind: 'date' },
            { term: copy.deliveredTs, value: timeOf(delivery.deliveredTs), kind: 'date' },
            { term: copy.nextTs, value: timeOf(delivery.nextAttemptTs), kind: 'date' },
          ]}
        />
      </Section>
      <Section title={copy.attemptList} padding={attemptList.length > 0 ? 'none' : 'medium'}>
        {attemptList.length > 0 ? (
          <Table
            caption={copy.attemptList}
            density="compact"
            cardsBelow="desk"
            columns={columns(copy)}
            rows={attemptList}
            rowKey={({ id }) => id}
          />
        ) : (
          <Empty title={copy.noAttempts} />
        )}
      </Section>
      <Section title={copy.body}>
        <pre className={css.code}>{JSON.stringify(delivery.event, null, 2)}</pre>
      </Section>
    </div>
  );
}

const columns = (copy: PartnersCopy): TableColumn<WebhookAttempt>[] => [
  {
    key: 'started',
    header: copy.startedTs,
    kind: 'date',
    rowHeader: true,
    render: ({ startedTs }) => formatDateTime(startedTs),
  },
  codeColumn('host', copy.host, ({ host }) => formatText(host)),
  {
    key: 'result',
    header: copy.result,
    render: ({ status, failure }) => resultText(copy, status, failure),
  },
  {
    key: 'duration',
    header: `${copy.duration}（${copy.ms}）`,
    kind: 'number',
    render: ({ durationMs }) => formatThousands(durationMs),
  },
];
