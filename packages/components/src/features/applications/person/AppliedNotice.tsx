import type { SavedApplication } from '@huiqi/sdk';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useSpecialCopy } from '../specialCopy.js';

export interface AppliedNoticeProps {
  /** The saved order that could be continued. */
  readonly savedId: string | null;
  /** What the continued order was saved with. */
  readonly saved?: SavedApplication | null | undefined;
  /** Loads what was saved into the form. */
  readonly onResume: (orderId: string) => void;
}

/** Notice above a person's form: something is saved, or parts of it must be filled in again. */
export function AppliedNotice({ savedId, saved, onResume }: AppliedNoticeProps) {
  const copy = useSpecialCopy();
  if (savedId !== null) {
    const resume = (
      <Button size="small" variant="text" onClick={() => onResume(savedId)}>
        {copy.resume}
      </Button>
    );
    return (
      <Banner tone="info" action={resume}>
        {copy.savedBefore}
      </Banner>
    );
  }
  const numbers = Object.keys(saved?.masked ?? {});
  return numbers.length > 0 ? <Banner tone="info">{copy.numbersAgain}</Banner> : null;
}
