import { sendReport } from '@huiqi/sdk';
import { useId, useState } from 'react';
import { useDraft } from '../../patterns/useDraft/useDraft.js';
import { describeError } from '../../provider/describeError.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useDraftAreas } from '../../provider/useDraftAreas.js';
import { useKeptDraft } from '../../provider/useKeptDraft.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { useReportsCopy } from './copy.js';
import { mailProblems, toReportMail, type MailDraft, type MailField } from './reportMail.js';
import { ReportMailFields } from './ReportMailFields.js';
import { dialog } from './reports.css.js';

export interface ReportMailDialogProps {
  readonly orderId: string;
  /** The report's title: company name plus (分析报告). */
  readonly title: string;
  readonly onClose: () => void;
}

// The address is remembered until the tab closes or the user logs out, and is never part of a URL.
const remembered = { form: 'report-mail', initial: { email: '' }, sensitive: ['email'] };

/** Sends the report as a PDF by e-mail. The input is kept until sent. */
export function ReportMailDialog(props: ReportMailDialogProps) {
  const { data: user, isPending } = useCurrentUser();
  // The draft is opened once, when its owner is known.
  return isPending ? null : <MailDialog {...props} userId={user?.id ?? ''} />;
}

function MailDialog(props: ReportMailDialogProps & { readonly userId: string }) {
  const { orderId, title, userId, onClose } = props;
  const copy = useReportsCopy();
  const toast = useToast();
  const id = useId();
  const areas = useDraftAreas();
  const last = useDraft({ ...remembered, areas, userId });
  const [typed, setTyped] = useKeptDraft(`report-mail-${orderId}`, { name: title, remark: '' });
  const [own, setOwn] = useState<Partial<Record<MailField, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const draft: MailDraft = { email: last.values['email'] ?? '', ...typed };
  const send = useMutationOf(sendReport, {
    successMessage: false,
    onSuccess: ({ type, message }) => {
      // Any other type is an error (spec 2 §8), shown in the dialog.
      if (type !== 'info') return;
      toast.success(message);
      onClose();
    },
  });
  const refusal = send.data && send.data.type !== 'info' ? send.data.message : undefined;
  const errors = { ...send.fieldErrors, ...own };
  function change(name: MailField, value: string) {
    setOwn(({ [name]: _gone, ...rest }) => rest);
    if (name === 'email') last.setValue('email', value);
    else setTyped((before) => ({ ...before, [name]: value }));
  }
  function submit() {
    const problems = mailProblems(draft, copy);
    setOwn(problems);
    setAttempt((count) => count + 1);
    if (Object.keys(problems).length > 0) return;
    void send.run({ id: orderId, body: toReportMail(orderId, draft) });
  }
  const labels = { email: copy.mailAddress, name: copy.mailName, remark: copy.mailRemark };
  const wrong = (Object.entries(own) as [MailField, string][]).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels[name],
    message,
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.mailTitle}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={send.busy} onClick={submit}>
            {copy.mailSend}
          </Button>
        </>
      }
    >
      <div className={dialog}>
        {send.error !== null && <ErrorPanel compact {...describeError(send.error)} />}
        {refusal !== undefined && (
          <ErrorPanel compact kind="mistake" title={copy.mailFailed} description={refusal} />
        )}
        {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
        <ReportMailFields {...{ id, draft, errors, labels }} onChange={change} />
      </div>
    </Dialog>
  );
}
