import { getPolicyDraft, type PolicyApplicationDetail } from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { useFirstResponse } from '../../applications/result/useFirstResponse.js';
import { DeclarationForm } from './DeclarationForm.js';
import type { GateProps } from './gateProps.js';
import { fromRecord } from './openedDeclaration.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';

export interface DraftGateProps extends GateProps {
  readonly draftId: string;
}

/** The form with a draft. */
export function DraftGate({ draftId, ...props }: DraftGateProps) {
  const draft = useFirstResponse(getPolicyDraft, { id: draftId });
  return (
    <PageState state={draft} loading={<WizardPageSkeleton />} exit={props.exit}>
      {(record) => <RecordForm {...props} mode="draft" record={record} />}
    </PageState>
  );
}

export interface RecordFormProps extends GateProps {
  readonly mode: 'draft' | 'apply';
  readonly record: PolicyApplicationDetail;
}

/** The form with saved content. */
export function RecordForm({ mode, record, ...props }: RecordFormProps) {
  // The form keeps its initial values.
  const [opened] = useState(() => fromRecord(mode, record));
  useOnLoaded(record.policyTitle, props.onTitle);
  return <DeclarationForm {...props} opened={opened} />;
}
