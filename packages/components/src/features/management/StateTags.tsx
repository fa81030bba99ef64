import {
  ChangeStateLabels,
  ManagedStateLabels,
  type ChangeState,
  type ManagedItem,
  type ManagedState,
} from '@huiqi/sdk';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';
import { useManagementCopy } from './copy.js';
import { withdrawWords } from './item/withdrawWords.js';

const managedTones: Readonly<Record<ManagedState, TagTone>> = {
  NEW: 'neutral',
  PUBLISHED: 'success',
  WITHDRAWN: 'warning',
};
const changeTones: Readonly<Record<ChangeState, TagTone>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  RETURNED: 'danger',
  SCHEDULED: 'info',
  PUBLISHED: 'success',
  DISCARDED: 'neutral',
};

/** Whether people see a thing. */
export function ManagedStateTag({ kind, state }: Pick<ManagedItem, 'kind' | 'state'>) {
  const copy = useManagementCopy();
  const { before, done } = withdrawWords(kind, copy);
  const labels = { ...ManagedStateLabels, PUBLISHED: before, WITHDRAWN: done };
  return <Tag tone={managedTones[state]}>{labels[state]}</Tag>;
}

/** The state of a change. */
export const ChangeStateTag = ({ state }: { readonly state: ChangeState }) => (
  <Tag tone={changeTones[state]}>{ChangeStateLabels[state]}</Tag>
);
