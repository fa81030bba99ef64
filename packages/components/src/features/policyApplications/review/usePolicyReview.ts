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

/** The action, and the declaration as of when the dialog was opened or it was found changed, or after the action. */
interface ReviewStep {
  readonly action: PolicyReviewAction;
  readonly version: number;
}

/** A reviewer's actions on a declaration: the open dialog, the request, the result. */
export function usePolicyReview(id: string, onDecided: (() => void) | undefined) {
  const invalidate = useInvalidate();
  const [dialog, setDialog] = useState<ReviewStep | null>(null);
  const [done, setDone] = useState<ReviewStep | null>(null);
  const settled = {
    // The page says what was done, beside the link to the next one.
    successMessage: false as const,
    onSuccess: ({ version }: PolicyReviewDetail) => {
      setDone(dialog && { action: dialog.action, version });
      setDialog(null);
      onDecided?.();
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
    /** The available actions; none while the page still shows the outdated declaration. */
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
    /** Whether the declaration changed after the dialog was opened, and whether the action is still possible. */
    standOf: (review: PolicyReviewDetail) => ({
      hasMoved: isRefused && review.version !== dialog?.version,
      isPossible: !isRefused || (dialog !== null && review.choices.includes(dialog.action)),
    }),
    /** After a refusal the declaration was reloaded, so the next attempt uses its current version. */
    send: (draft: PolicyReviewDraft, review: PolicyReviewDetail) => {
      if (!dialog) return;
      const version = isRefused ? review.version : dialog.version;
      // Kept for what is sent again after a failure of another kind.
      setDialog({ ...dialog, version });
      if (dialog.action === 'REDEEM') {
        void redeem.run({ id, body: { ...toRedemption(draft), version } });
      } else {
        void decide.run({ id, body: { ...toDecision(dialog.action, draft), version } });
      }
    },
  };
}
