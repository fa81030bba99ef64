import { WebhookStateLabels, type WebhookState } from '@huiqi/sdk';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';

const tones: Readonly<Record<WebhookState, TagTone>> = {
  PENDING: 'warning',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** Status of a delivery. */
export function DeliveryStateTag({ state }: { readonly state: WebhookState }) {
  return <Tag tone={tones[state]}>{WebhookStateLabels[state]}</Tag>;
}
