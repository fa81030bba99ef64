import { Tag } from '../../ui/Tag/Tag.js';
import { usePartnersCopy } from './copy.js';

/** Whether a partner is enabled. */
export function PartnerStateTag({ disabled }: { readonly disabled: boolean }) {
  const copy = usePartnersCopy();
  return disabled ? <Tag>{copy.disabled}</Tag> : <Tag tone="success">{copy.enabled}</Tag>;
}
