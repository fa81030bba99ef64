import { Tag } from '../../ui/Tag/Tag.js';
import { policyState } from './policyState.js';

export interface PolicyStateTagProps {
  readonly state: string | null;
}

/** The state of a declaration, as text and colour; nothing if unknown. */
export function PolicyStateTag({ state }: PolicyStateTagProps) {
  const known = policyState(state);
  return known ? <Tag tone={known.tone}>{known.label}</Tag> : null;
}
