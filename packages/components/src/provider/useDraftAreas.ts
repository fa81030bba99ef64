import { useMemo } from 'react';
import type { SharedDraftAreas } from '../patterns/useDraft/draftStore.js';
import { useHuiqi } from './context.js';
import { followTabs } from './followTabs.js';

/** Where forms keep what was typed: the storages of the provider, which tell of other tabs. */
export function useDraftAreas(): SharedDraftAreas {
  const { drafts } = useHuiqi();
  return useMemo(() => followTabs(drafts), [drafts]);
}
