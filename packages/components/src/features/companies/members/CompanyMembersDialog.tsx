import {
  listCompanyMembers,
  objectToCompanyMember,
  type CompanyMember,
  type RelatedCompany,
} from '@huiqi/sdk';
import { objectionReasonErrors, pageSizes } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { Pager } from '../../../ui/Pager/Pager.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { CompanyMemberTable } from './CompanyMemberTable.js';
import { useCompanyMembersCopy } from './copy.js';
import { MemberObjectionForm } from './MemberObjectionForm.js';

export interface CompanyMembersDialogProps {
  readonly company: Pick<RelatedCompany, 'nsrsbh' | 'qymc'>;
  readonly onClose: () => void;
}

const size = pageSizes.default;

/** The users of a company; an objection form replaces the list until it is sent. */
export function CompanyMembersDialog({ company, onClose }: CompanyMembersDialogProps) {
  const { nsrsbh, qymc } = company;
  const copy = useCompanyMembersCopy();
  const [index, setIndex] = useState(1);
  const [member, setMember] = useState<CompanyMember | null>(null);
  const [{ reason }, setKept] = useKeptDraft(`member-${nsrsbh}-${member?.id ?? ''}`, {
    reason: '',
  });
  const [problem, setProblem] = useState<string>();
  const members = useOperation(listCompanyMembers, { nsrsbh, index, size }, { keepPrevious: true });
  const objection = useMutationOf(objectToCompanyMember, {
    successMessage: copy.submitted,
    refreshOnConflict: true,
    onSuccess: () => choose(null),
  });
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasObjecting = useRef(false);
  useBrowserLayoutEffect(() => {
    // The button that opened the form was removed with the list.
    if (wasObjecting.current && !member) list.current?.focus();
    wasObjecting.current = member !== null;
  }, [member]);
  function choose(next: CompanyMember | null) {
    objection.reset();
    setKept({ reason: '' });
    setProblem(undefined);
    setMember(next);
  }
  function submit() {
    const found = objectionReasonErrors(reason)[0]?.message;
    setProblem(found);
    if (found !== undefined) field.current?.focus();
    if (member && found === undefined && !objection.busy)
      void objection.run({ body: { nsrsbh, memberId: member.id, reason: reason.trim() } });
  }
  return (
    <Dialog
      open
      width={720}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={member ? copy.objectTitle : copy.title}
      footer={
        member ? (
          <>
            <Button onClick={() => choose(null)}>{copy.back}</Button>
            <Button variant="primary" loading={objection.busy} onClick={submit}>
              {copy.submit}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{copy.close}</Button>
        )
      }
    >
      {member ? (
        <MemberObjectionForm
          member={member}
          reason={reason}
          problem={problem ?? objection.fieldErrors['reason']}
          error={objection.error}
          field={field}
          onReasonChange={(text) => {
            setKept({ reason: text });
            setProblem(undefined);
          }}
        />
      ) : (
        <div ref={list} role="group" aria-label={copy.title} tabIndex={-1}>
          <DataState
            compact
            state={toDataState(members)}
            loading={<Skeleton preset="table" rows={3} />}
          >
            {({ content, page }) => (
              <>
                <CompanyMemberTable companyName={qymc} members={content} onObject={choose} />
                {page.total > size && <Pager label={copy.pages} {...page} onChange={setIndex} />}
              </>
            )}
          </DataState>
        </div>
      )}
    </Dialog>
  );
}
