import { ErrorState } from '../../../patterns/EmptyState/ErrorState.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePolicyApplicationsCopy } from '../copy.js';

export interface PolicyInvalidProps {
  /** Link to other policies. */
  readonly policies: LinkTarget;
  /** Whether the form has been filled in, which stays on this device. */
  readonly isFilled?: boolean | undefined;
}

/** Shown instead of a form whose policy has ended (spec 2 §4, §8). */
export function PolicyInvalid({ policies, isFilled = false }: PolicyInvalidProps) {
  const copy = usePolicyApplicationsCopy();
  return (
    <div role="alert">
      <ErrorState
        kind="notFound"
        heading="h1"
        title={copy.invalid}
        line={isFilled ? copy.invalidKept : copy.invalidHint}
        action={{ label: copy.toPolicies, href: policies.href, onSelect: policies.onOpen }}
      />
    </div>
  );
}
