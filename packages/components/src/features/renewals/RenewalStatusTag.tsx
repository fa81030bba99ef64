import { Tag } from '../../ui/Tag/Tag.js';
import { renewalState } from './renewalOutcome.js';

export interface RenewalStatusTagProps {
  readonly status: string;
}

/** The state of a renewal, as text and colour; nothing if unknown (spec 1 §4). */
export function RenewalStatusTag({ status }: RenewalStatusTagProps) {
  const state = renewalState(status);
  return state ? <Tag tone={state.tone}>{state.label}</Tag> : null;
}
