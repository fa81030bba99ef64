import { decideChange, type Change } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { DecisionDialog } from '../../../patterns/StaffDesk/DecisionDialog.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { usePhrases } from '../../../provider/usePhrases.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useManagementCopy } from '../copy.js';
import { useKeptOpinion } from '../useKeptOpinion.js';
import { approveText } from './approveText.js';
import { laterOf } from './publishing.js';

export interface DecideDialogProps {
  readonly change: Change;
  readonly approved: boolean;
  /** Loads the change after a conflict. */
  readonly onReload: () => void;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

/** A second person approves a change or returns it. */
export function DecideDialog(props: DecideDialogProps) {
  const { change, approved, onReload, onDecided, onClose } = props;
  const { id, edition, kind, title } = change;
  const later = laterOf(change);
  const copy = useManagementCopy();
  const opinion = useKeptOpinion(copy.opinionShort, {
    form: `${approved ? 'approval' : 'refusal'}-${id}`,
    required: !approved,
  });
  const phrases = usePhrases();
  const decide = useMutationOf(decideChange, {
    successMessage: approved ? copy.approved : copy.refused,
    onSuccess: () => {
      opinion.forget();
      onDecided();
    },
  });
  function close() {
    opinion.forget();
    onClose();
  }
  function submit() {
    const words = opinion.check();
    if (words !== undefined && !decide.busy)
      void decide.run({ id, body: { edition, approved, opinion: words } });
  }
  return (
    <DecisionDialog
      title={approved ? copy.approveTitle : copy.refuseTitle}
      subject={title}
      confirm={approved ? copy.approve : copy.refuse}
      danger={!approved}
      busy={decide.busy}
      problem={decide.error === null ? null : describeError(decide.error)}
      isPossible={!isConflict(decide.error)}
      onReload={isConflict(decide.error) ? onReload : undefined}
      phrases={phrases}
      onConfirm={submit}
      onClose={close}
    >
      {approved && (
        <p>
          {later === null
            ? approveText(kind, copy)
            : fillCopy(copy.approveLater, { time: formatDateTime(later) })}
        </p>
      )}
      <TextareaField
        label={copy.opinion}
        hint={copy.opinionHint}
        rows={4}
        maxLength={500}
        {...opinion.field}
      />
    </DecisionDialog>
  );
}
