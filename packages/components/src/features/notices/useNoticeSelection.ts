import type { Notice } from '@huiqi/sdk';
import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

export interface NoticeSelection {
  readonly chosen: readonly Notice[];
  readonly isChosen: (id: string) => boolean;
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly chooseAll: (all: boolean) => void;
}

/** The selected notices of the page. `scope` changes with filters and page, and ends the selection. */
export function useNoticeSelection(notices: readonly Notice[], scope: string): NoticeSelection {
  const [held, setHeld] = useState({ scope, ids: none });
  const ids = held.scope === scope ? held.ids : none;
  const hold = (next: ReadonlySet<string>) => setHeld({ scope, ids: next });
  return {
    // Deleted notices are dropped from the selection.
    chosen: notices.filter(({ id }) => ids.has(id)),
    isChosen: (id) => ids.has(id),
    choose: (id, isChosen) => {
      const next = new Set(ids);
      if (isChosen) next.add(id);
      else next.delete(id);
      hold(next);
    },
    chooseAll: (all) => hold(all ? new Set(notices.map(({ id }) => id)) : none),
  };
}
