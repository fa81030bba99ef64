import { useState } from 'react';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { WizardProgress } from '../../patterns/Wizard/WizardProgress.js';
import { useHuiqi } from '../../provider/context.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { AccountDone } from './AccountDone.js';
import { usePasswordsCopy } from './copy.js';
import { keepLoginAccount } from './loginAccount.js';
import { ResetStep } from './ResetStep.js';
import { retrievalSteps, type RetrievalStep, type Verified } from './retrieval.js';
import { form } from './passwords.css.js';
import { VerifyStep } from './VerifyStep.js';

export interface PasswordRetrievalProps {
  /** The step in the address; steps that are not reached yet show the first one. */
  readonly step: RetrievalStep;
  readonly onStepChange: (step: RetrievalStep, options?: { readonly replace?: boolean }) => void;
  readonly login: LinkTarget;
}

/**
 * Password retrieval: phone and code, a new password, done. The phone survives a reload and prefills the login; codes,
 * proofs and passwords are never stored.
 */
export function PasswordRetrieval({ step, onStepChange, login }: PasswordRetrievalProps) {
  const copy = usePasswordsCopy();
  const { drafts } = useHuiqi();
  const [verified, setVerified] = useState<Verified | null>(null);
  const [donePhone, setDonePhone] = useState<string | null>(null);
  const [expired, setExpired] = useState<unknown>(null);
  const shown =
    step === 'DONE' && donePhone ? 'DONE' : step === 'RESET' && verified ? 'RESET' : 'VERIFY';
  const labels = {
    VERIFY: copy.retrieveVerify,
    RESET: copy.retrieveReset,
    DONE: copy.retrieveDone,
  };
  return (
    <div className={form}>
      <WizardProgress
        label={copy.retrieveSteps}
        steps={retrievalSteps.map((id) => ({ id, label: labels[id] }))}
        current={retrievalSteps.indexOf(shown)}
      />
      {shown === 'VERIFY' && (
        <VerifyStep
          before={expired}
          onVerified={(next) => {
            keepLoginAccount(drafts, next.phone);
            setVerified(next);
            onStepChange('RESET');
          }}
        />
      )}
      {shown === 'RESET' && verified && (
        <ResetStep
          verified={verified}
          onBack={() => onStepChange('VERIFY')}
          onProofSpent={(error) => {
            setExpired(error);
            setVerified(null);
            onStepChange('VERIFY', { replace: true });
          }}
          onDone={() => {
            setDonePhone(verified.phone);
            setVerified(null);
            onStepChange('DONE', { replace: true });
          }}
        />
      )}
      {shown === 'DONE' && (
        <AccountDone
          title={copy.retrieveDoneTitle}
          text={fillCopy(copy.retrieveDoneText, { phone: donePhone ?? '' })}
        >
          <LinkButton
            href={login.href}
            variant="primary"
            size="large"
            block
            onClick={onPlainClick(login.onOpen)}
          >
            {copy.retrieveLogin}
          </LinkButton>
        </AccountDone>
      )}
    </div>
  );
}
