import type { LinkTarget } from '../../provider/screen.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { useApplicationsCopy } from './copy.js';

export interface NoApplicationProps {
  readonly products: LinkTarget;
  /** The user's orders; a place without that page leads to the market. */
  readonly orders?: LinkTarget | undefined;
}

/** A result page whose address names no application: it claims nothing. */
export function NoApplication({ products, orders }: NoApplicationProps) {
  const copy = useApplicationsCopy();
  const target = orders ?? products;
  return (
    <EmptyState
      kind="never"
      heading="h1"
      title={copy.noApplication}
      line={copy.noApplicationHint}
      action={{
        label: orders ? copy.toOrders : copy.toProducts,
        href: target.href,
        onSelect: target.onOpen,
      }}
    />
  );
}
