import type { RelatedCompany } from '@huiqi/sdk';
import { Suspense, useRef, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { useActingCompanyCopy } from '../acting/copy.js';
import { alert } from '../companies.css.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const AuthorisationDialog = lazyPart(async () => ({
  default: (await import('./AuthorisationDialog.js')).AuthorisationDialog,
}));

export interface UnprovedCompanyProps {
  /** The selected company, if any. */
  readonly company: RelatedCompany | undefined;
  /** Another option for the user. */
  readonly otherwise?: string | undefined;
  /** Called with the credit code once the company has authorised the user: clears the field's error. */
  readonly onAuthorised?: ((creditCode: string) => void) | undefined;
}

/**
 * Says that the selected company has not authorised the user, and authorises it in place without losing the form's
 * input. Keep it mounted beside the selection: it renders nothing for other companies.
 */
export function UnprovedCompany({ company, otherwise, onAuthorised }: UnprovedCompanyProps) {
  const copy = useActingCompanyCopy();
  const toast = useToast();
  const user = useCurrentUser().data;
  const region = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unproved = company?.authorized === false ? company : undefined;
  // The dialog stays open until the list of companies is updated too: its opener then disappears, and focus comes here.
  if (isOpen && !unproved) setOpen(false);
  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className={alert}>
        {unproved && (
          <Banner
            tone="warning"
            action={
              <Button size="small" variant="text" onClick={() => setOpen(true)}>
                {copy.authorise}
              </Button>
            }
          >
            {fillCopy(copy.notice, { name: unproved.qymc })}
            {otherwise}
          </Banner>
        )}
      </div>
      {isOpen && unproved && user && (
        // React events of the dialog bubble through here, wherever its elements are: its form must not submit the
        // surrounding one.
        <div className={alert} onSubmit={(event) => event.stopPropagation()}>
          <Suspense>
            <AuthorisationDialog
              user={user}
              company={unproved}
              onAuthorised={(creditCode) => {
                toast.success(copy.done);
                onAuthorised?.(creditCode);
              }}
              onClose={() => setOpen(false)}
              fallbackFocus={region}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
