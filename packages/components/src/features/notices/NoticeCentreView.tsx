import { NoticeTypeLabels, type Notice, type NoticeType } from '@huiqi/sdk';
import { useRef, useState } from 'react';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { DeskTabs, type DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import { fillCopy, localized } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { Button } from '../../ui/Button/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { useNoticesCopy } from './copy.js';
import { DeleteDialog } from './DeleteDialog.js';
import { NoticeRows } from './NoticeRows.js';
import { NoticeToolbar } from './NoticeToolbar.js';
import { useNoticeSelection } from './useNoticeSelection.js';
import { centre, onPhones } from './noticeCentre.css.js';
import type { NoticeLinks } from './paths.js';

export interface NoticeCentreViewProps extends NoticeLinks {
  readonly list: ListControls;
  /** Changes with filters and page, since a selection belongs to one page. */
  readonly scope: string;
  readonly state: DataStateValue<ListPage<Notice>>;
  readonly tabs: readonly DeskTab[];
  readonly tab: NoticeType;
  /** Unread notices of the tab. */
  readonly unread: number;
  /** Error of the last change, or null. */
  readonly error?: unknown;
  readonly busy?: boolean | undefined;
  /** Resolves when the page has been reloaded. */
  readonly onMark: (ids: readonly string[]) => Promise<unknown>;
  readonly onMarkAll: () => Promise<unknown>;
  readonly onDelete: (ids: readonly string[]) => Promise<unknown>;
}

/** The notice centre: tabs, filters, selectable rows, and confirmations before deleting. */
export function NoticeCentreView(props: NoticeCentreViewProps) {
  const { list, scope, state, tabs, tab, unread, error, busy, noticeLink, subjectLink } = props;
  const { onMark, onMarkAll, onDelete } = props;
  const copy = useNoticesCopy();
  const [asksMarkAll, setAsksMarkAll] = useState(false);
  const [doomed, setDoomed] = useState<readonly string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const notices = state.status === 'ready' ? state.data.rows : [];
  const selection = useNoticeSelection(notices, scope);
  const mark = (ids: readonly string[]) => void onMark(ids);
  const type = localized(copy, NoticeTypeLabels)[tab];
  const toolbar = (
    <NoticeToolbar
      total={notices.length}
      selection={selection}
      busy={busy}
      onMark={mark}
      onDelete={setDoomed}
    />
  );
  return (
    <div className={centre}>
      <PageTitle
        ref={title}
        actions={
          // Always there: it would push the page down when the number arrives.
          <Button disabled={unread === 0} onClick={() => setAsksMarkAll(true)}>
            {copy.markAll}
          </Button>
        }
      >
        {copy.centre}
      </PageTitle>
      <DeskTabs label={copy.categories} tabs={tabs} current={tab} />
      {error !== null && error !== undefined && <ErrorPanel compact {...describeError(error)} />}
      <ListView
        level="hidden"
        title={type}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.total, { n })}
        wideActions={toolbar}
        notice={selection.chosen.length > 0 && <div className={onPhones}>{toolbar}</div>}
        empty={{ title: fillCopy(copy.emptyCentreTitle, { type }), line: copy.emptyCentreHint }}
      >
        {(rows) => (
          <NoticeRows
            notices={rows}
            selection={selection}
            noticeLink={noticeLink}
            subjectLink={subjectLink}
            onMark={mark}
            onDelete={setDoomed}
          />
        )}
      </ListView>
      <ConfirmDialog
        fallbackFocus={title}
        open={asksMarkAll}
        onOpenChange={setAsksMarkAll}
        title={fillCopy(copy.markAllTitle, { n: unread, type })}
        okText={copy.markAll}
        loading={busy}
        onOk={() => void onMarkAll().finally(() => setAsksMarkAll(false))}
      />
      <DeleteDialog
        count={doomed?.length ?? null}
        busy={busy}
        onClose={() => setDoomed(null)}
        fallbackFocus={title}
        onDelete={() => void onDelete(doomed ?? []).finally(() => setDoomed(null))}
      />
    </div>
  );
}
