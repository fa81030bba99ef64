import { getWebhook, rotateWebhookSecret, testWebhook } from '@huiqi/sdk';
import { useState } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { usePartnersCopy } from './copy.js';
import { SecretDialog } from './SecretDialog.js';
import { WebhookDialog } from './WebhookDialog.js';
import { WebhookView } from './WebhookView.js';

export interface PartnerWebhookProps {
  readonly partnerId: string;
  /** Link to the partner's delivery log. */
  readonly log: LinkTarget;
}

/** Where the events of a partner's orders are sent, and how they are signed. */
export function PartnerWebhook({ partnerId, log }: PartnerWebhookProps) {
  const copy = usePartnersCopy();
  const query = useOperation(getWebhook, { partnerId });
  const [asked, setAsked] = useState<'address' | 'key'>();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setAsked(undefined);
  const rotate = useMutationOf(rotateWebhookSecret, {
    successMessage: false,
    onSuccess: ({ webhookSecret }) => {
      close();
      setSecret(webhookSecret);
    },
  });
  const test = useMutationOf(testWebhook, { successMessage: copy.testSent });
  return (
    <DataState state={toDataState(query)} loading={<Skeleton preset="lines" rows={6} />}>
      {(webhook) => (
        <>
          <WebhookView
            webhook={webhook}
            log={log}
            isTesting={test.busy}
            problem={test.error}
            onTest={() => void test.run({ partnerId })}
            onChange={() => setAsked('address')}
            onRotate={() => {
              rotate.reset();
              setAsked('key');
            }}
          />
          {asked === 'address' && (
            <WebhookDialog
              partnerId={partnerId}
              webhookUrl={webhook.webhookUrl}
              onSaved={setSecret}
              onClose={close}
            />
          )}
          <ConfirmDialog
            open={asked === 'key'}
            onOpenChange={close}
            title={copy.newKey}
            okText={copy.newKey}
            loading={rotate.busy}
            onOk={() => void rotate.run({ partnerId })}
          >
            <Stack>
              {rotate.error !== null && <ErrorPanel compact {...describeError(rotate.error)} />}
              <p>{copy.newKeyText}</p>
            </Stack>
          </ConfirmDialog>
          {secret !== null && (
            <SecretDialog title={copy.keyDone} secret={secret} onClose={() => setSecret(null)} />
          )}
        </>
      )}
    </DataState>
  );
}
