import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import type { OpenedDeclaration } from './openedDeclaration.js';
import type { Declaration } from './useDeclaration.js';

export interface DeclarationNoticeProps {
  readonly form: Pick<Declaration['form'], 'isFirst' | 'restored'>;
  readonly opened: OpenedDeclaration;
}

/** Notice above the form: what it was loaded from. */
export function DeclarationNotice({ form, opened }: DeclarationNoticeProps) {
  const copy = usePolicyApplicationsCopy();
  const { mode, reason, isEarly = false } = opened;
  return (
    <>
      {mode === 'apply' && (
        <Banner tone="warning">
          {copy.returned}
          {reason && ` ${fillCopy(copy.returnedBecause, { remark: reason })}`}
        </Banner>
      )}
      {isEarly && <Banner>{copy.notStarted}</Banner>}
      {mode === 'draft' && form.isFirst && !form.restored && <Banner>{copy.draftOpened}</Banner>}
    </>
  );
}
