import { lazy, Suspense } from 'react';
import { useCompaniesCopy } from './copy.js';
import type { CertifyEntry } from './paths.js';
import type { ApplyEntry } from './useApplyEntry.js';

// The dialogs weigh more than the page below them, and most visitors never open one.
const AuthorisationDialog = lazy(async () => ({
  default: (await import('./AuthorisationDialog.js')).AuthorisationDialog,
}));
const AddCompanyDialog = lazy(async () => ({
  default: (await import('./AddCompanyDialog.js')).AddCompanyDialog,
}));
const CompanyDialog = lazy(async () => ({
  default: (await import('./CompanyDialog.js')).CompanyDialog,
}));
const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog/Dialog.js')).Dialog }));

export interface ApplyEntryDialogsProps extends ApplyEntry {
  /** The company could not be checked; a place without the page of the verification leaves it out. */
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
}

/** The dialogs between the apply button and the form. */
export function ApplyEntryDialogs(props: ApplyEntryDialogsProps) {
  const { stage, busy, choose, goOn, cancel, onCertify } = props;
  const copy = useCompaniesCopy();
  return (
    <Suspense>
      {stage.name === 'bind' && (
        <AddCompanyDialog
          userId={stage.user.id}
          title={copy.bindTitle}
          description={copy.bindHint}
          onAdded={({ nsrsbh }) => goOn(nsrsbh)}
          onClose={cancel}
        />
      )}
      {stage.name === 'authorise' && (
        <AuthorisationDialog
          user={stage.user}
          company={stage.company}
          onClose={cancel}
          onAuthorised={goOn}
          onCertify={onCertify}
        />
      )}
      {stage.name === 'choose' && (
        <CompanyDialog companies={stage.companies} busy={busy} onClose={cancel} onChoose={choose} />
      )}
      {stage.name === 'refused' && (
        <Dialog open onOpenChange={(open) => !open && cancel()} title={copy.regionTitle}>
          <p role="alert">{stage.message}</p>
        </Dialog>
      )}
    </Suspense>
  );
}
