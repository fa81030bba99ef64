import { listNotices, listOrders, listRelatedCompanies } from '@huiqi/sdk';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useUnreadCount } from '../../notices/useUnreadCount.js';
import { useCentreCopy } from './copy.js';
import { combineStates } from './combineStates.js';
import type { OverviewData } from './OverviewView.js';
import { todosOf } from './todosOf.js';

const shown = { index: 1, size: 3 };

/** Loads the overview; each part has a separate state. */
export function useOverview(): OverviewData {
  const copy = useCentreCopy();
  const user = useCurrentUser().data;
  // As the company switcher requests them, so that they are requested once.
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId: user?.id ?? '', type: 1, index: 1, size: 100 } },
    { enabled: Boolean(user) },
  );
  const saved = useOperation(listOrders, { ...shown, orderStatus: 'SAVE_NOT_SUBMIT' });
  const granted = useOperation(listOrders, { ...shown, orderStatus: 'APPROVAL_SUCCESS' });
  const recent = useOperation(listOrders, { index: 1, size: 5 });
  const notices = useOperation(listNotices, shown);
  const unread = useUnreadCount()?.count ?? 0;
  const todos = () =>
    saved.data && granted.data && companies.data
      ? todosOf(
          { saved: saved.data, granted: granted.data, companies: companies.data.content, unread },
          copy,
        )
      : [];
  const isEmpty = ({ content }: { readonly content: readonly unknown[] }) => content.length === 0;
  return {
    isNew: companies.data?.totalElements === 0,
    todos: combineStates([saved, granted, companies], todos, (list) => list.length === 0),
    recent: toDataState(recent, isEmpty),
    notices: toDataState(notices, isEmpty),
  };
}
