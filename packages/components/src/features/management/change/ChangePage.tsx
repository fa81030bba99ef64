import { getChange, ManagedKindLabels, type Change } from '@huiqi/sdk';
import { useRef, useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { useScreenName, type ScreenProps } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { useManagementCopy } from '../copy.js';
import { useContentFields } from '../fields/useContentFields.js';
import * as css from '../management.css.js';
import { ChangeStateTag } from '../StateTags.js';
import { ChangeEditor } from './ChangeEditor.js';
import { ChangeView } from './ChangeView.js';
import { DecideDialog } from './DecideDialog.js';
import { DiscardDialog } from './DiscardDialog.js';
import { PublishDialog } from './PublishDialog.js';
import { UnsavedText } from './UnsavedText.js';

export interface ChangePageProps extends Pick<ScreenProps, 'onName'> {
  readonly changeId: string;
  /** Link to the list of a change's kind. */
  readonly backTo: (change: Change | undefined) => PageLink;
  /** The part that is shown, controlled by the host (its address). */
  readonly part: string;
  readonly onPartChange: (part: string) => void;
  /** Called with another change of the same thing. */
  readonly onChange: (changeId: string) => void;
  /** Called when the change is gone. */
  readonly onGone: (change: Change) => void;
}

/** A change: its editor while it is a draft, otherwise what it does and its decision. */
export function ChangePage(props: ChangePageProps) {
  const { changeId, backTo, onName } = props;
  const query = useOperation(getChange, { id: changeId });
  const user = useCurrentUser();
  useScreenName(onName, query.data?.title);
  const back = backTo(query.data);
  const loading = <DetailPageSkeleton back={back} />;
  const reload = async () => (await query.refetch()).data;
  return (
    <PageState state={toDataState(user)} loading={loading} exit={back}>
      {(who) => (
        <PageState state={toDataState(query)} loading={loading} exit={back}>
          {(change) => <Loaded {...props} {...{ change, back, reload }} userId={who?.id ?? ''} />}
        </PageState>
      )}
    </PageState>
  );
}

interface LoadedProps extends ChangePageProps {
  readonly change: Change;
  readonly back: PageLink;
  readonly userId: string;
  readonly reload: () => Promise<Change | undefined>;
}

interface Asked {
  readonly deed: 'approve' | 'discard' | 'refuse';
  readonly change: Change;
}

function Loaded(props: LoadedProps) {
  const { change, back, userId, reload, part, onPartChange, onChange, onGone } = props;
  const { kind, title, state, author } = change;
  const copy = useManagementCopy();
  const content = useContentFields(kind);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReopened, setReopened] = useState(false);
  // With the edition it was asked of: one that arrives behind the dialog was not read.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [published, setPublished] = useState<Change | null>(null);
  const isDraft = state === 'DRAFT' || state === 'RETURNED';
  const isEdited = isDraft || (isReopened && (state === 'SUBMITTED' || state === 'SCHEDULED'));
  const shown = useRef(isEdited);
  useBrowserLayoutEffect(() => {
    // The button that was pressed is gone.
    if (shown.current !== isEdited) heading.current?.focus();
    shown.current = isEdited;
  }, [isEdited]);
  function reloadAndClose() {
    setAsked(null);
    setPublished(null);
    void reload();
  }
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle ref={heading}>
        <span className={css.title}>
          {title || copy.unnamed}
          <ChangeStateTag state={state} />
          <span className={css.muted}>{ManagedKindLabels[kind]}</span>
        </span>
      </PageTitle>
      {isEdited ? (
        <ChangeEditor
          {...{ change, content, userId, part, onPartChange }}
          onReload={reload}
          onSubmitted={() => setReopened(false)}
          onPublish={setPublished}
          onDiscard={() => setAsked({ deed: 'discard', change })}
        />
      ) : (
        <>
          {(state === 'PUBLISHED' || state === 'DISCARDED') && (
            <UnsavedText {...{ change, userId }} onContinue={onChange} />
          )}
          <ChangeView
            {...{ change, content, part, onPartChange }}
            isOwn={author.id === userId}
            onDecide={(approved) => setAsked({ deed: approved ? 'approve' : 'refuse', change })}
            onEdit={() => setReopened(true)}
            onDiscard={() => setAsked({ deed: 'discard', change })}
            onRestore={onChange}
          />
        </>
      )}
      {published && (
        <PublishDialog
          change={published}
          onReload={reloadAndClose}
          onClose={() => {
            setPublished(null);
            setReopened(false);
          }}
        />
      )}
      {asked?.deed === 'discard' && (
        <DiscardDialog
          change={asked.change}
          onDiscarded={() => onGone(change)}
          onReload={reloadAndClose}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked.deed !== 'discard' && (
        <DecideDialog
          change={asked.change}
          approved={asked.deed === 'approve'}
          onReload={reloadAndClose}
          onDecided={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
