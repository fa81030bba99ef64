import {
  BindingObjectionStateLabels,
  type BindingObjection,
  type BindingObjectionState,
} from '@huiqi/sdk';
import { Tag, type TagTone } from '../../../ui/Tag/Tag.js';
import { useBindingObjectionsCopy } from './copy.js';

const tones: Readonly<Record<BindingObjectionState, TagTone>> = {
  WAITING: 'warning',
  ENDED: 'danger',
  KEPT: 'success',
};

/** Status of an objection. */
export function BindingObjectionTag({ state }: Pick<BindingObjection, 'state'>) {
  return <Tag tone={tones[state]}>{BindingObjectionStateLabels[state]}</Tag>;
}

/** Current relation of the user to the company. */
export function MemberStateTag(
  props: Pick<BindingObjection, 'memberAuthorized' | 'memberBoundTs' | 'state'>,
) {
  const { memberAuthorized, memberBoundTs, state } = props;
  const copy = useBindingObjectionsCopy();
  if (memberBoundTs === null)
    return <Tag>{state === 'ENDED' ? BindingObjectionStateLabels.ENDED : copy.unbound}</Tag>;
  return memberAuthorized ? (
    <Tag tone="success">{copy.authorised}</Tag>
  ) : (
    <Tag tone="warning">{copy.notAuthorised}</Tag>
  );
}
