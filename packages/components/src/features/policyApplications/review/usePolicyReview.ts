import {
  decidePolicyApplication,
  redeemPolicyApplication,
  type PolicyReviewDetail,
} from '@huiqi/sdk';
import { useState } from 'react';
import { isConflict } from '../../../provider/isConflict.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import {
  toDecision,
  toRedemption,
  type PolicyReviewAction,
  type PolicyReviewDraft,
} from './policyReviewEntry.js';

/** What is done, and the declaration as it was when the dialog was opened, or as it was afterwards. */
interface ReviewStep {
  readonly action: PolicyReviewAction;
  readonly version: number;
}

/** What a reviewer does with a declaration: the open dialog, sending it, what was done. */
export function usePolicyReview(id: string) {
  const invalidate = useInvalidate();
  const [dialog, setDialog] = useState<ReviewStep | null>(null);
  const [done, setDone] = useState<ReviewStep | null>(null);
  const settled = {
    // The page says what was done, beside the way on.
    successMessage: false as const,
    onSuccess: ({ version }: PolicyReviewDetail) => {
      setDone(dialog && { action: dialog.action, version });
      setDialog(null);
    },
    onError: (error: unknown) => {
      if (isConflict(error)) void invalidate('policyApplications');
    },
  };
  const decide = useMutationOf(decidePolicyApplication, settled);
  const redeem = useMutationOf(redeemPolicyApplication, settled);
  const used = dialog?.action === 'REDEEM' ? redeem : decide;
  const isRefused = isConflict(used.error);
  return {
    dialog,
    done: done?.action,
    /** What may be done; nothing while the page still shows the declaration of before. */
    choicesOf: ({ version, choices }: PolicyReviewDetail) =>
      done && version < done.version ? [] : choices,
    busy: used.busy,
    error: used.error,
    fieldErrors: used.fieldErrors,
    open: (action: PolicyReviewAction, { version }: PolicyReviewDetail) => {
      decide.reset();
      redeem.reset();
      setDialog({ action, version });
    },
    close: () => setDialog(null),
    /** Whether the declaration moved since the dialog was opened, and whether the same may still be done with it. */
    standOf: (review: PolicyReviewDetail) => ({
      hasMoved: isRefused && review.version !== dialog?.version,
      isPossible: !isRefused || (dialog !== null && review.choices.includes(dialog.action)),
    }),
    /** A refused decision goes by the declaration as it is now: it was loaded again. */
    send: (draft: PolicyReviewDraft, review: PolicyReviewDetail) => {
      if (!dialog) return;
      const version = isRefused ? review.version : dialog.version;
      if (dialog.action === 'REDEEM') {
        void redeem.run({ id, body: { ...toRedemption(draft), version } });
      } else {
        void decide.run({ id, body: { ...toDecision(dialog.action, draft), version } });
      }
    },
  };
}
