import type { RelatedCompany } from '@huiqi/sdk';
import { Suspense, useRef, useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { useActingCompanyCopy } from './actingCompanyCopy.js';
import { alert } from './companies.css.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

const AuthorisationDialog = lazyPart(async () => ({
  default: (await import('./AuthorisationDialog.js')).AuthorisationDialog,
}));

export interface UnprovedCompanyProps {
  /** The company that is chosen, if any. */
  readonly company: RelatedCompany | undefined;
  /** What else the user may do. */
  readonly otherwise?: string | undefined;
  /** Is called with the credit code when the company has been authorised: takes back what was said at the field. */
  readonly onAuthorised?: ((creditCode: string) => void) | undefined;
}

/**
 * Says that the chosen company has not authorised the user, and authorises it in place: what was typed stays on the page.
 * Keep it mounted beside the choice, it draws nothing for other companies.
 */
export function UnprovedCompany({ company, otherwise, onAuthorised }: UnprovedCompanyProps) {
  const copy = useActingCompanyCopy();
  const toast = useToast();
  const user = useCurrentUser().data;
  const region = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unproved = company?.authorized === false ? company : undefined;
  // The dialog stays until the list of companies says so too: its opener is gone with it then, and focus comes here.
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
        // Events of the dialog pass through here, whatever holds its elements: its form must not submit the one around.
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
