import type { LinkTarget } from '../../../provider/screen.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { useApplicationsCopy } from '../copy.js';

export interface NoApplicationProps {
  readonly products: LinkTarget;
  /** Link to the user's orders; on sites without that page, to the market. */
  readonly orders?: LinkTarget | undefined;
}

/** Empty state of a result page without an application in its address. */
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
