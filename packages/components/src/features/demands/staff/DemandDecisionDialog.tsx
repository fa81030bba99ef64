import { listDemandDepartments, type StaffDemandDetail } from '@huiqi/sdk';
import { demandClosingErrors } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { ReadProblem } from '../../../provider/ReadProblem.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Field } from '../../../ui/Field/Field.js';
import { Select } from '../../../ui/Select/Select.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useStaffDemandsCopy, type StaffDemandsCopy } from './copy.js';
import type { DemandDecision } from './StaffDemandDetailView.js';

/** The form of a decision on a demand. */
export interface DecisionDraft {
  readonly departmentId: string;
  /** The remark of an assignment, the reply, or the reason for closing. */
  readonly text: string;
}

export interface DemandDecisionDialogProps {
  /** What is decided on: the input is kept for it when the session ends. */
  readonly form: string;
  /** Defaults to a new one. */
  readonly demand?: Pick<StaffDemandDetail, 'status' | 'departmentId'> | undefined;
  /** Of several demands. Defaults to what is decided. */
  readonly title?: string | undefined;
  readonly kind: DemandDecision;
  readonly busy: boolean;
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onDecide: (draft: DecisionDraft) => void;
  readonly onClose: () => void;
  readonly queue?: DeskQueue | undefined;
}

const newDemand = { status: 'SUBMITTED', departmentId: null } as const;

type Errors = Readonly<{ [Field in keyof DecisionDraft]?: string | undefined }>;

function errorsOf(
  { kind, demand = newDemand }: Pick<DemandDecisionDialogProps, 'kind' | 'demand'>,
  { departmentId, text }: DecisionDraft,
  copy: StaffDemandsCopy,
): Errors {
  if (kind === 'ASSIGN') return departmentId === '' ? { departmentId: copy.chooseDepartment } : {};
  if (kind === 'REPLY') return [...text.trim()].length < 5 ? { text: copy.replyNeeded } : {};
  const [error] = demandClosingErrors(demand.status, text);
  return error ? { text: error.message } : {};
}

/** Assigns a demand to a department, replies to it, or closes it. */
export function DemandDecisionDialog(props: DemandDecisionDialogProps) {
  const {
    form,
    demand = newDemand,
    kind,
    busy,
    error,
    fieldErrors,
    onDecide,
    onClose,
    queue,
  } = props;
  const copy = useStaffDemandsCopy();
  const id = useId();
  const [draft, setDraft, keep] = useKeptDraft(`${form}-${kind}`, { departmentId: '', text: '' });
  const departments = useOperation(
    listDemandDepartments,
    {},
    { staleTime: 300_000, enabled: kind === 'ASSIGN' },
  );
  const [own, setOwn] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const { departmentId: foreign, content, remark, reason } = fieldErrors;
  const errors: Errors = { departmentId: foreign, text: content ?? remark ?? reason, ...own };
  const set = (name: keyof DecisionDraft, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setOwn(({ [name]: _gone, ...rest }) => rest);
  };
  function reload() {
    keep();
    onClose();
  }
  function submit() {
    const found = errorsOf(props, draft, copy);
    setOwn(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0 && !busy) onDecide(draft);
  }
  const texts = {
    ASSIGN: {
      title: demand.departmentId === null ? copy.assign : copy.reassign,
      label: copy.remark,
      hint: copy.remarkHint,
      max: 200,
    },
    REPLY: { title: copy.reply, label: copy.replyContent, hint: copy.replyHint, max: 2000 },
    CLOSE: { title: copy.close, label: copy.reason, hint: copy.reasonHint, max: 200 },
  }[kind];
  const labels = { departmentId: copy.department, text: texts.label };
  const wrong = (['departmentId', 'text'] as const).flatMap((name) =>
    own[name] ? [{ fieldId: `${id}-${name}`, label: labels[name], message: own[name] }] : [],
  );
  return (
    <DecisionDialog
      {...{ busy, wrong, attempt, queue, onClose }}
      title={props.title ?? texts.title}
      confirm={texts.title}
      problem={error === null ? null : describeError(error)}
      onReload={isConflict(error) ? reload : undefined}
      onConfirm={submit}
    >
      <ReadProblem query={departments} />
      {kind === 'ASSIGN' && (
        <Field
          id={`${id}-departmentId`}
          label={copy.department}
          required
          error={errors.departmentId}
        >
          {(control) => (
            <Select
              {...control}
              placeholder={copy.chooseDepartment}
              value={draft.departmentId}
              options={(departments.data ?? [])
                .filter((one) => !one.closed && one.id !== demand.departmentId)
                .map((one) => ({ value: one.id, label: one.name }))}
              onChange={({ target }) => set('departmentId', target.value)}
            />
          )}
        </Field>
      )}
      <TextareaField
        id={`${id}-text`}
        label={texts.label}
        required={kind === 'REPLY'}
        hint={texts.hint}
        error={errors.text}
        rows={kind === 'REPLY' ? 6 : 3}
        maxLength={texts.max}
        value={draft.text}
        onValueChange={(text) => set('text', text)}
      />
    </DecisionDialog>
  );
}
