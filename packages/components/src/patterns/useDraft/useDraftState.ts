import { useEffect, useMemo, useState } from 'react';
import type { DraftSync, OpenDraft } from './openDraft.js';

export interface DraftState {
  /** Whether there is a draft. */
  readonly isSaved: boolean;
  /** Whether the values come from an earlier visit. */
  readonly restored: boolean;
  /** What other tabs did to the same form. */
  readonly sync: DraftSync | null;
  /** Empties the form down to what was known at first. */
  readonly restart: () => void;
  /** Shows what the other tab typed instead; `takeBack` reverts it. */
  readonly takeOther: () => void;
  readonly takeBack: () => void;
  /** Stores what was typed here; the other tab keeps its own and is told. */
  readonly keepMine: () => void;
}

interface OwnState extends DraftState {
  readonly setTyped: (typed: boolean) => void;
}

/** The state of an open draft, which follows other tabs. `show` is called when the draft replaced what was typed. */
export function useDraftState(draft: OpenDraft, show: () => void): OwnState {
  const [wasRestored] = useState(() => Object.keys(draft.typed()).length > 0);
  const [restored, setRestored] = useState(wasRestored);
  const [isSaved, setTyped] = useState(wasRestored);
  const [sync, setSync] = useState(draft.sync);
  useEffect(() => {
    const unfollow = draft.follow(() => setSync(draft.sync()));
    const flush = () => draft.flush();
    window.addEventListener('pagehide', flush);
    // Nothing is painted in a hidden tab.
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
