import { addPhrase, deletePhrase, listPhrases, recordPhraseUse } from '@huiqi/sdk';
import type { OpinionPhrases } from '../patterns/StaffDesk/phraseTypes.js';
import { useClient } from './context.js';
import { describeError } from './describeError.js';
import { useInvalidate } from './useInvalidate.js';
import { useOperation } from './useOperation.js';

/** The viewer's phrases for opinions; undefined until they are loaded. */
export function usePhrases(): OpinionPhrases | undefined {
  const client = useClient();
  const invalidate = useInvalidate();
  const { data } = useOperation(listPhrases, {}, { staleTime: 300_000 });
  if (!data) return undefined;
  const refresh = () => void invalidate('phrases');
  async function attempt(action: Promise<unknown>) {
    try {
      await action;
      return undefined;
    } catch (error) {
      return describeError(error).title;
    } finally {
      refresh();
    }
  }
  return {
    ...data,
    // The opinion has the phrase already; only its place in the list may be lost.
    onUse: (id) => void recordPhraseUse(client, { id }).then(refresh, () => undefined),
    onAdd: (text, isShared) => attempt(addPhrase(client, { body: { text, isShared } })),
    onDelete: (id) => attempt(deletePhrase(client, { id })),
  };
}
