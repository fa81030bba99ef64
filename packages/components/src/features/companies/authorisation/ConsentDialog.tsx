import type { RelatedCompany } from '@huiqi/sdk';
import { useId, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { AuthorityChoice } from './AuthorityChoice.js';
import type { Authority } from './authorisationForm.js';
import { useGranted } from './useGranted.js';
import { alert, form } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';

export interface ConsentDialogProps {
  readonly company: Pick<RelatedCompany, 'id' | 'qymc' | 'authorized'>;
  readonly busy: boolean;
  /** Why the company was not added, or null. */
  readonly error: unknown;
  readonly onConsent: (authority: readonly Authority[]) => void;
  readonly onClose: () => void;
}

/** Which data of a company may be read, before it is added or in addition to what it has permitted. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { company, busy, error, onConsent, onClose } = props;
  const copy = useCompaniesCopy();
  const id = useId();
  const { granted, choose, error: unread } = useGranted(company);
  const [isMissing, setMissing] = useState(false);
  const problem = error ?? unread;
  return (
    <Dialog
      open
      isDirty={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={company.authorized ? copy.extend : copy.consentTitle}
      description={
        company.authorized ? copy.authHint : fillCopy(copy.consentHint, { name: company.qymc })
      }
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            loading={busy}
            onClick={() => {
              setMissing(granted?.length === 0);
              if (granted && granted.length > 0) onConsent(granted);
            }}
          >
            {company.authorized ? copy.extend : copy.addSubmit}
          </Button>
        </>
      }
    >
      <div className={form}>
        <div role="alert" className={alert}>
          {problem !== null && <ErrorPanel compact {...describeError(problem)} />}
        </div>
        {granted && (
          <AuthorityChoice
            id={id}
            value={granted}
            onChange={choose}
            error={isMissing && granted.length === 0 ? copy.authorityNone : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}
