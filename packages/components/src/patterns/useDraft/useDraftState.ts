import { useEffect, useMemo, useState } from 'react';
import type { DraftSync, OpenDraft } from './openDraft.js';

export interface DraftState {
  /** Whether there is a draft. */
  readonly isSaved: boolean;
  /** Whether the values come from an earlier visit. */
  readonly restored: boolean;
  /** Changes by other tabs. */
  readonly sync: DraftSync | null;
  /** Resets the form to its initial values. */
  readonly restart: () => void;
  /** Shows the other tab's input instead; `takeBack` reverts it. */
  readonly takeOther: () => void;
  readonly takeBack: () => void;
  /** Stores the input here; the other tab keeps its own and is notified. */
  readonly keepMine: () => void;
}

interface OwnState extends DraftState {
  readonly setTyped: (typed: boolean) => void;
}

/** The state of an open draft, which follows other tabs. `show` is called when the draft replaced the input. */
export function useDraftState(draft: OpenDraft, show: () => void): OwnState {
  const [wasRestored] = useState(() => Object.keys(draft.typed()).length > 0);
  const [restored, setRestored] = useState(wasRestored);
  const [isSaved, setTyped] = useState(wasRestored);
  const [sync, setSync] = useState(draft.sync);
  useEffect(() => {
    const unfollow = draft.follow(() => setSync(draft.sync()));
    const flush = () => draft.flush();
    window.addEventListener('pagehide', flush);
    // Hidden tabs do not paint.
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      unfollow();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draft]);
  return useMemo(() => {
    const then = (act: () => void) => () => {
      act();
      show();
      setSync(draft.sync());
    };
    return {
      isSaved,
      restored,
      sync,
      setTyped,
      restart: then(() => {
        draft.clear();
        setRestored(false);
        setTyped(false);
      }),
      takeOther: then(draft.takeOther),
      takeBack: then(draft.takeBack),
      keepMine: then(draft.keepMine),
    };
  }, [draft, show, isSaved, restored, sync]);
}
