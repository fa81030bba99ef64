import type { ManagedDetail } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { ErrorDescription } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useManagementCopy } from '../copy.js';
import { factSections } from '../fields/factSections.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import type { ContentFields } from '../fields/useContentFields.js';
import * as css from '../management.css.js';
import { isFixed } from '../isFixed.js';
import { ChangeStateTag, ManagedStateTag } from '../StateTags.js';
import { useRightsCopy } from '../rights/copy.js';
import { withdrawWords } from './withdrawWords.js';
import { VersionTable } from './VersionTable.js';

export interface ManagedItemViewProps {
  readonly detail: ManagedDetail;
  readonly fields: ContentFields;
  readonly back: PageLink;
  readonly changeLink: (changeId: string) => LinkTarget;
  readonly busy: boolean;
  readonly problem?: ErrorDescription | undefined;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onWithdraw: () => void;
  /** Of an account: resets how it is signed in to. */
  readonly onReset?: (() => void) | undefined;
  /** Of an account: how it was signed in to. */
  readonly logins?: ReactNode;
}

/** The published content on the left, what can be done on the right. */
export function ManagedItemView(props: ManagedItemViewProps) {
  const { detail, fields, back, changeLink, busy, problem, onEdit, onCopy, onWithdraw } = props;
  const { onReset, logins } = props;
  const copy = useManagementCopy();
  const rightsCopy = useRightsCopy();
  const formCopy = useFormDesignerCopy();
  const { item, content, versions } = detail;
  const { kind, title, version, state, publishedTs, change } = item;
  const isCopied = !isFixed(kind);
  const ofChange = change && changeLink(change.id);
  return (
    <DeskDetail
      back={back}
      name={title || copy.unnamed}
      status={<ManagedStateTag {...{ kind, state }} />}
      figures={
        version === 0
          ? state === 'NEW'
            ? []
            : [{ label: copy.version, value: copy.original }]
          : [
              { label: copy.version, value: fillCopy(copy.versionNumber, { n: version }) },
              { label: copy.published, value: formatDateTime(publishedTs) },
            ]
      }
      sections={[
        {
          id: 'versions',
          title: copy.versions,
          width: 'full',
          content: <VersionTable {...{ versions, changeLink }} />,
        },
        ...(content
          ? factSections(content, fields, formCopy)
          : [{ id: 'none', title: copy.content, content: <p>{copy.neverPublished}</p> }]),
        ...(logins
          ? [{ id: 'logins', title: rightsCopy.logins, width: 'full' as const, content: logins }]
          : []),
      ]}
      decision={{
        title: change ? copy.change : copy.maintain,
        children: (
          <>
            {problem && <ErrorPanel compact {...problem} />}
            {change && ofChange ? (
              <>
                <p className={css.row}>
                  <ChangeStateTag state={change.state} />
                  <span className={css.muted}>{change.author.name}</span>
                </p>
                <LinkButton block variant="primary" {...linkProps(ofChange)}>
                  {change.state === 'SUBMITTED' ? copy.openSubmitted : copy.continueChange}
                </LinkButton>
              </>
            ) : (
              <Button block variant="primary" loading={busy} onClick={onEdit}>
                {copy.changed}
              </Button>
            )}
            {isCopied && (
              <Button block loading={busy} onClick={onCopy}>
                {copy.copyItem}
              </Button>
            )}
            {onReset && state === 'PUBLISHED' && (
              <Button block onClick={onReset}>
                {rightsCopy.reset}
              </Button>
            )}
            {kind !== 'APPROVAL' && kind !== 'ROLE' && state === 'PUBLISHED' && (
              <Button block onClick={onWithdraw}>
                {withdrawWords(kind, copy).action}
              </Button>
            )}
          </>
        ),
      }}
    />
  );
}
