import type { Webhook, WebhookKey } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Section } from '../../ui/Section/Section.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { dateColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { usePartnersCopy, type PartnersCopy } from './copy.js';
import * as css from './partners.css.js';

export interface WebhookViewProps {
  readonly webhook: Webhook;
  readonly log: LinkTarget;
  readonly isTesting?: boolean | undefined;
  /** Why the last test could not be queued, or null. */
  readonly problem?: unknown;
  readonly onTest: () => void;
  readonly onChange: () => void;
  readonly onRotate: () => void;
}

/** A partner's webhook: address, valid keys, a test and a link to the log. */
export function WebhookView(props: WebhookViewProps) {
  const { webhook, log, isTesting = false, problem = null, onTest, onChange, onRotate } = props;
  const { webhookUrl, keys } = webhook;
  const copy = usePartnersCopy();
  return (
    <Section
      title={copy.webhook}
      description={copy.webhookHint}
      actions={
        <LinkButton href={log.href} variant="text" onClick={onPlainClick(log.onOpen)}>
          {copy.logOf}
        </LinkButton>
      }
    >
      <Stack>
        {problem !== null && <ErrorPanel compact {...describeError(problem)} />}
        <p className={css.url}>{webhookUrl ?? copy.noWebhook}</p>
        {keys.length > 0 && (
          <Table
            caption={copy.keys}
            density="compact"
            columns={columns(copy)}
            rows={keys}
            rowKey={({ hint, createdTs }) => `${hint} ${createdTs}`}
          />
        )}
        <Stack direction="horizontal" gap={3}>
          <Button onClick={onChange}>
            {webhookUrl === null ? copy.setWebhook : copy.changeWebhook}
          </Button>
          {webhookUrl !== null && (
            <>
              <Button onClick={onRotate}>{copy.newKey}</Button>
              <Button loading={isTesting} onClick={onTest}>
                {copy.sendTest}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}

const columns = (copy: PartnersCopy): TableColumn<WebhookKey>[] => [
  { key: 'hint', header: copy.key, kind: 'code', rowHeader: true, render: ({ hint }) => hint },
  dateColumn('created', copy.made, ({ createdTs }) => formatDateTime(createdTs)),
  {
    key: 'ends',
    header: copy.secretEnds,
    kind: 'date',
    render: ({ expiresTs }) => (expiresTs === null ? copy.current : formatDateTime(expiresTs)),
  },
];
