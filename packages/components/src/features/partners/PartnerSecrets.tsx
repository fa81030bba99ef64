import { rotatePartnerSecret, type Partner, type PartnerSecret } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { describeError } from '../../provider/describeError.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Button } from '../../ui/Button/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../ui/Field/Field.js';
import { Section } from '../../ui/Section/Section.js';
import { Select } from '../../ui/Select/Select.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { usePartnersCopy, type PartnersCopy } from './copy.js';
import { SecretDialog } from './SecretDialog.js';

const keptHours = ['24', '72', '168', '0'] as const;

/** The secrets with which a partner's server gets tokens; a new one is shown once. */
export function PartnerSecrets({ partner }: { readonly partner: Partner }) {
  const copy = usePartnersCopy();
  const [isAsking, setAsking] = useState(false);
  const [keep, setKeep] = useState<string>(keptHours[0]);
  const [secret, setSecret] = useState<string>();
  const rotate = useMutationOf(rotatePartnerSecret, {
    successMessage: false,
    onSuccess: (made) => {
      setAsking(false);
      setSecret(made.secret);
    },
  });
  const begin = () => {
    rotate.reset();
    setAsking(true);
  };
  return (
    <Section
      title={copy.secrets}
      description={copy.secretsHint}
      actions={<Button onClick={begin}>{copy.newSecret}</Button>}
      padding={partner.secrets.length > 0 ? 'none' : 'medium'}
    >
      {partner.secrets.length > 0 ? (
        <Table
          caption={copy.secrets}
          density="compact"
          columns={columns(copy)}
          rows={partner.secrets}
          rowKey={({ id }) => id}
        />
      ) : (
        <Empty title={copy.noSecrets} />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.newSecret}
        okText={copy.newSecret}
        loading={rotate.busy}
        onOk={() => void rotate.run({ partnerId: partner.id, body: { keepHours: Number(keep) } })}
      >
        <Stack>
          {rotate.error !== null && <ErrorPanel compact {...describeError(rotate.error)} />}
          <Field label={copy.secretKeep}>
            {(control) => (
              <Select
                {...control}
                value={keep}
                onChange={({ target }) => setKeep(target.value)}
                options={keptHours.map((value) => ({ value, label: copy[`keep${value}`] }))}
              />
            )}
          </Field>
        </Stack>
      </ConfirmDialog>
      {secret !== undefined && (
        <SecretDialog
          title={copy.secretDone}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Section>
  );
}

const columns = (copy: PartnersCopy): TableColumn<PartnerSecret>[] => [
  {
    key: 'created',
    header: copy.made,
    kind: 'date',
    rowHeader: true,
    render: ({ createdTs }) => formatDateTime(createdTs),
  },
  {
    key: 'used',
    header: copy.secretUsed,
    kind: 'date',
    render: ({ usedTs }) => (usedTs === null ? copy.never : formatDateTime(usedTs)),
  },
  {
    key: 'ends',
    header: copy.secretEnds,
    kind: 'date',
    render: ({ expiresTs }) => (expiresTs === null ? copy.current : formatDateTime(expiresTs)),
  },
];
