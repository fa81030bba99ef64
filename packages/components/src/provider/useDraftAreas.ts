import { useMemo } from 'react';
import type { SharedDraftAreas } from '../patterns/useDraft/draftStore.js';
import { useHuiqi } from './context.js';
import { followTabs } from './followTabs.js';

/** The provider's storage for form drafts, which reports other tabs' changes. */
export function useDraftAreas(): SharedDraftAreas {
  const { drafts } = useHuiqi();
  return useMemo(() => followTabs(drafts), [drafts]);
}
