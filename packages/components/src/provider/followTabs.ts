import type { SharedDraftAreas } from '../patterns/useDraft/draftStore.js';
import type { DraftStorage } from './draftStorage.js';

/** The prefix that the SDK's `localWebStorage` adds to keys. */
const prefix = 'huiqi:';

function subscribe(listener: (key: string) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix)) listener(key.slice(prefix.length));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Updates drafts when another tab writes them. Loaded only by pages with a form. */
export const followTabs = ({ lasting, passing }: DraftStorage): SharedDraftAreas => ({
  lasting: { ...lasting, subscribe },
  passing,
});
