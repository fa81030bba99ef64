import { openChange, type Change } from '@huiqi/sdk';
import {
  draftKey,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../../patterns/useDraft/draftStore.js';
import { describeError } from '../../../provider/describeError.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useManagementCopy } from '../copy.js';
import { draftOf, editionName } from './publishing.js';

export interface UnsavedTextProps {
  /** A change that was published or given up. */
  readonly change: Change;
  readonly userId: string;
  /** Called with the change that takes the text over. */
  readonly onContinue: (changeId: string) => void;
}

/** Somebody else ended the change while the user typed: the text goes on in another one. */
export function UnsavedText({ change, userId, onContinue }: UnsavedTextProps) {
  const { id, kind, itemId, published } = change;
  const copy = useManagementCopy();
  const areas = useDraftAreas();
  const key = draftKey(userId, draftOf(id));
  const open = useMutationOf(openChange, { successMessage: false, onSuccess: takeOver });

  function takeOver(next: Change) {
    // What a colleague has begun meanwhile is compared with it first, like a newer edition.
    const edition = next.author.id === userId ? next.edition : 0;
    const typed = { ...readDraft(areas, key), [editionName]: String(edition) };
    writeDraft(areas, draftKey(userId, draftOf(next.id)), typed, []);
    removeDraft(areas, key);
    onContinue(next.id);
  }

  if (Object.keys(readDraft(areas, key)).length === 0) return null;
  // What was never published ended with its change.
  const body = { kind, itemId: published && itemId, version: null, copy: false };
  return (
    <div role="alert">
      {open.error !== null && <ErrorPanel compact {...describeError(open.error)} />}
      <Banner
        tone="warning"
        action={
          <Button size="small" loading={open.busy} onClick={() => void open.run({ body })}>
            {copy.continueTyped}
          </Button>
        }
      >
        {copy.unsavedLeft}
      </Banner>
    </div>
  );
}
