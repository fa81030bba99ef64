import { lazy, Suspense } from 'react';
import { useCompaniesCopy } from './copy.js';
import type { ApplyEntry } from './useApplyEntry.js';

// The dialogs weigh more than the page below them, and most visitors never open one.
const AuthorisationDialog = lazy(async () => ({
  default: (await import('./AuthorisationDialog.js')).AuthorisationDialog,
}));
const CompanyDialog = lazy(async () => ({
  default: (await import('./CompanyDialog.js')).CompanyDialog,
}));
const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog/Dialog.js')).Dialog }));

/** The dialogs between the apply button and the form. */
export function ApplyEntryDialogs({ stage, start, choose, cancel }: ApplyEntry) {
  const copy = useCompaniesCopy();
  return (
    <Suspense>
      {stage.name === 'authorise' && (
        <AuthorisationDialog
          user={stage.user}
          company={stage.company}
          onClose={cancel}
          onAuthorised={() => {
            cancel();
            // A company chosen before the consent is kept after it.
            void (stage.company ? choose.run(stage.company) : start.run());
          }}
        />
      )}
      {stage.name === 'choose' && (
        <CompanyDialog
          companies={stage.companies}
          busy={choose.busy}
          onClose={cancel}
          onChoose={(company) => void choose.run(company)}
        />
      )}
      {stage.name === 'refused' && (
        <Dialog open onOpenChange={(open) => !open && cancel()} title={copy.regionTitle}>
          <p role="alert">{stage.message}</p>
        </Dialog>
      )}
    </Suspense>
  );
}
