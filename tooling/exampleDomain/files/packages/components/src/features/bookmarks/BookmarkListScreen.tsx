import { listBookmarks, removeBookmark } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page } from '../../patterns/filters/kinds.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ScreenProps } from '../../provider/screen.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { BookmarkListView } from './BookmarkListView.js';
import { useBookmarksCopy } from './copy.js';

const filters = defineFilters({ index: page() });

/** The user's bookmarks. */
export function BookmarkListScreen({ pageSize = 10 }: ScreenProps) {
  const copy = useBookmarksCopy();
  const list = useOperationList(listBookmarks, { filters, labels: {}, size: pageSize });
  const { run, busy } = useMutationOf(removeBookmark);
  return (
    <ListView
      title={copy.title}
      empty={{ title: copy.emptyTitle, line: copy.emptyAction }}
      {...list}
    >
      {(rows) => <BookmarkListView rows={rows} busy={busy} onRemove={(id) => void run({ id })} />}
    </ListView>
  );
}
