import { setPartnerState, type Partner } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { CopyableCode } from '../../patterns/page/CopyableCode.js';
import { Button } from '../../ui/Button/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Section } from '../../ui/Section/Section.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { usePartnersCopy } from './copy.js';
import { PartnerDialog } from './PartnerDialog.js';
import * as css from './partners.css.js';
import { scopeText } from './scopeText.js';
import { useScopeNames } from './usePartnerNames.js';

/** A partner's facts and the scope of its pages. */
export function PartnerFacts({ partner }: { readonly partner: Partner }) {
  const copy = usePartnersCopy();
  const names = useScopeNames();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id: partnerId, name, disabled, origins, scope } = partner;
  const state = useMutationOf(setPartnerState, {
    successMessage: copy.saved,
    onSuccess: () => setAsking(false),
  });
  const problem = state.error !== null && <ErrorPanel compact {...describeError(state.error)} />;
  const setDisabled = (next: boolean) => void state.run({ partnerId, body: { disabled: next } });
  return (
    <Section
      title={copy.facts}
      actions={
        <>
          <Button onClick={() => setEditing(true)}>{copy.edit}</Button>
          {disabled ? (
            <Button loading={state.busy} onClick={() => setDisabled(false)}>
              {copy.enable}
            </Button>
          ) : (
            <Button
              variant="danger"
              onClick={() => {
                state.reset();
                setAsking(true);
              }}
            >
              {copy.disable}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {!isAsking && problem}
        <DescriptionList
          items={[
            {
              term: copy.id,
              value: <CopyableCode label={copy.id} labelHidden value={partnerId} />,
              kind: 'code',
            },
            { term: copy.source, value: partner.source, kind: 'code' },
            { term: copy.origins, value: <Lines lines={origins} />, full: true },
            {
              term: copy.scope,
              value: <Lines lines={scopeText(copy, scope, names)} />,
              full: true,
            },
            { term: copy.created, value: formatDateTime(partner.createdTs), kind: 'date' },
            { term: copy.updated, value: formatDateTime(partner.updatedTs), kind: 'date' },
          ]}
        />
      </Stack>
      {isEditing && <PartnerDialog partner={partner} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={fillCopy(copy.disableTitle, { name })}
        okText={copy.disable}
        danger
        loading={state.busy}
        onOk={() => setDisabled(true)}
      >
        <Stack>
          {problem}
          <p>{copy.disableText}</p>
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return '--';
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
