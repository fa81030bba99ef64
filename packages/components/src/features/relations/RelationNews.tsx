import { fillCopy } from '../../provider/copy.js';
import { useRelationsCopy, type RelationsCopy } from './copy.js';
import * as css from './relations.css.js';
import type { ExpandResult } from './useRelationNetwork.js';

/** The result of the last expansion. */
export function RelationNews({ result }: { readonly result: ExpandResult | null }) {
  const copy = useRelationsCopy();
  return (
    <p role="status" className={css.muted}>
      {result && textOf(result, copy)}
    </p>
  );
}

function textOf(result: ExpandResult, copy: RelationsCopy): string {
  if (result.kind === 'failed') return copy.expandFailed;
  if (result.kind === 'full') return copy.tooMany;
  return result.count === 0 ? copy.nothingNew : fillCopy(copy.expanded, { n: result.count });
}
