import { Suspense, useLayoutEffect, useRef } from 'react';
import type { ProposedCompany } from '../../../provider/screenPrefill.js';
import { activeElementOf } from '../../../ui/shared/activeElement.js';
import { useCompaniesCopy } from '../../companies/copy.js';
import type { CertifyEntry } from '../../companies/paths.js';
import type { ApplyEntry } from './useApplyEntry.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

// The dialogs are larger than the page itself, and most visitors never open one.
const AuthorisationDialog = lazyPart(async () => ({
  default: (await import('../../companies/authorisation/AuthorisationDialog.js'))
    .AuthorisationDialog,
}));
const AddCompanyDialog = lazyPart(async () => ({
  default: (await import('../../companies/add/AddCompanyDialog.js')).AddCompanyDialog,
}));
const CompanyDialog = lazyPart(async () => ({
  default: (await import('../../companies/add/CompanyDialog.js')).CompanyDialog,
}));
const ExternalDialog = lazyPart(async () => ({
  default: (await import('./ExternalDialog.js')).ExternalDialog,
}));
const QrDialog = lazyPart(async () => ({
  default: (await import('../qrCodes/QrDialog.js')).QrDialog,
}));
const RefusedDialog = lazyPart(async () => ({
  default: (await import('./RefusedDialog.js')).RefusedDialog,
}));

export interface ApplyEntryDialogsProps extends ApplyEntry {
  /** Called when the company could not be verified; omitted on sites without the verification page. */
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
  readonly proposed?: ProposedCompany | undefined;
}

/** The dialogs between the apply button and the form. Focus returns to the button after the last one. */
export function ApplyEntryDialogs(props: ApplyEntryDialogsProps) {
  const { stage, busy, choose, resume, cancel, onCertify } = props;
  const copy = useCompaniesCopy();
  const marker = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const isFirst = busy && stage.name === 'idle';
  useLayoutEffect(() => {
    const active = isFirst && marker.current && activeElementOf(marker.current);
    if (active instanceof HTMLElement) opener.current = active;
  }, [isFirst]);
  return (
    <>
      <span ref={marker} hidden />
      <Suspense>
        {stage.name === 'bind' && (
          <AddCompanyDialog
            userId={stage.user.id}
            title={copy.bindTitle}
            description={copy.bindHint}
            onAdded={({ nsrsbh }) => resume(nsrsbh)}
            onClose={cancel}
            fallbackFocus={opener}
          />
        )}
        {stage.name === 'authorise' && (
          <AuthorisationDialog
            user={stage.user}
            company={stage.company}
            onClose={cancel}
            onAuthorised={resume}
            onCertify={onCertify}
            fallbackFocus={opener}
          />
        )}
        {stage.name === 'choose' && (
          <CompanyDialog
            companies={stage.companies}
            proposed={props.proposed}
            busy={busy}
            onClose={cancel}
            onChoose={choose}
            fallbackFocus={opener}
          />
        )}
        {stage.name === 'refused' && (
          <RefusedDialog message={stage.refusal.message} onClose={cancel} fallbackFocus={opener} />
        )}
        {stage.name === 'qr' && <QrDialog {...stage} onClose={cancel} fallbackFocus={opener} />}
        {stage.name === 'external' && (
          <ExternalDialog {...stage} onClose={cancel} fallbackFocus={opener} />
        )}
      </Suspense>
    </>
  );
}
