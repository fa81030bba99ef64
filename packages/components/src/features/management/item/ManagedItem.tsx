import { getManagedItem, openChange, type ManagedDetail, type ManagedKind } from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { describeError } from '../../../provider/describeError.js';
import { useScreenName, type LinkTarget, type ScreenProps } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useContentFields } from '../fields/useContentFields.js';
import { ResetDialog } from '../logins/ResetDialog.js';
import { StaffLogins } from '../logins/StaffLogins.js';
import { ManagedItemView } from './ManagedItemView.js';
import { WithdrawDialog } from './WithdrawDialog.js';

export interface ManagedItemProps extends Pick<ScreenProps, 'onName'> {
  readonly kind: ManagedKind;
  readonly id: string;
  /** Link to the list. */
  readonly back: PageLink;
  readonly changeLink: (changeId: string) => LinkTarget;
  /** Called with the change that was begun. */
  readonly onChange: (changeId: string) => void;
}

const isAccount = ({ content }: ManagedDetail) => content?.kind === 'STAFF';

/** A managed item: its content, its versions, and what can be done with it. */
export function ManagedItem(props: ManagedItemProps) {
  const { kind, id, back, changeLink, onChange, onName } = props;
  const query = useOperation(getManagedItem, { kind, id });
  const fields = useContentFields(kind);
  const [asked, setAsked] = useState<'reset' | 'withdraw' | null>(null);
  const close = () => setAsked(null);
  const open = useMutationOf(openChange, {
    successMessage: false,
    onSuccess: (change) => onChange(change.id),
  });
  useScreenName(onName, query.data?.item.title);
  const begin = (copy: boolean) =>
    void open.run({ body: { kind, itemId: id, version: null, copy } });
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(detail) => (
        <>
          <ManagedItemView
            {...{ detail, fields, back, changeLink }}
            busy={open.busy}
            problem={open.error === null ? undefined : describeError(open.error)}
            onEdit={() => begin(false)}
            onCopy={() => begin(true)}
            onWithdraw={() => setAsked('withdraw')}
            {...(isAccount(detail) && {
              onReset: () => setAsked('reset'),
              logins: <StaffLogins id={id} />,
            })}
          />
          {asked === 'withdraw' && (
            <WithdrawDialog item={detail.item} isAlone={detail.alone === true} onClose={close} />
          )}
          {asked === 'reset' && <ResetDialog item={detail.item} onClose={close} />}
        </>
      )}
    </PageState>
  );
}
