import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { useCompaniesCopy } from '../copy.js';

/** The server does not offer the operation yet (code 100501). */
export function NotOffered() {
  const copy = useCompaniesCopy();
  return (
    <EmptyState
      kind="never"
      framed={false}
      heading="h3"
      title={copy.notOffered}
      line={copy.notOfferedHint}
    />
  );
}
