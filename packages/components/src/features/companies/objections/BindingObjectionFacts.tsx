import type { BindingObjection } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { BindingObjectionTag, MemberStateTag } from './BindingObjectionTags.js';
import { useBindingObjectionsCopy } from './copy.js';

const personOf = (name: string | null, phone: string | null) =>
  [formatText(name), ...(phone === null ? [] : [phone])].join(' ');

/** The subject of an objection, and the decision. */
export function BindingObjectionFacts({ objection }: { readonly objection: BindingObjection }) {
  const copy = useBindingObjectionsCopy();
  const { memberBoundTs, decidedTs } = objection;
  return (
    <DescriptionList
      size="small"
      columns={2}
      items={[
        { term: copy.company, value: objection.companyName, full: true },
        { term: copy.creditCode, value: objection.nsrsbh, kind: 'code', full: true },
        { term: copy.member, value: personOf(objection.memberName, objection.memberPhone) },
        { term: copy.memberState, value: <MemberStateTag {...objection} /> },
        ...(memberBoundTs === null
          ? []
          : [{ term: copy.boundOn, value: formatDateTime(memberBoundTs) }]),
        { term: copy.objector, value: personOf(objection.objectorName, objection.objectorPhone) },
        { term: copy.created, value: formatDateTime(objection.createdTs) },
        { term: copy.reason, value: objection.reason, full: true },
        ...(decidedTs === null
          ? []
          : [
              { term: copy.state, value: <BindingObjectionTag state={objection.state} /> },
              { term: copy.decided, value: formatDateTime(decidedTs) },
              { term: copy.decidedBy, value: formatText(objection.decidedBy) },
              { term: copy.remark, value: formatText(objection.remark), full: true },
            ]),
      ]}
    />
  );
}
