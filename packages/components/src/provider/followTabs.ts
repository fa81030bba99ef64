import type { SharedDraftAreas } from '../patterns/useDraft/draftStore.js';
import type { DraftStorage } from './draftStorage.js';

/** What `localWebStorage` of the SDK puts before its keys. */
const prefix = 'huiqi:';

function subscribe(listener: (key: string) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix)) listener(key.slice(prefix.length));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Updates drafts when another tab writes them. Loaded by pages with a form only. */
export const followTabs = ({ lasting, passing }: DraftStorage): SharedDraftAreas => ({
  lasting: { ...lasting, subscribe },
  passing,
});
