import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.js';
import { useListCopy } from './copy.js';
import { useLaterListCopy } from './laterCopy.js';

/** Texts for a list that never had entries: title, line, and the link to the first one. */
export type ListEmptyCopy = Pick<EmptyStateProps, 'title' | 'line' | 'action'>;

export interface ListEmptyProps extends ListEmptyCopy {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** An empty list: never had any, or all filtered out. */
export function ListEmpty({ isFiltered, onClear, ...never }: ListEmptyProps) {
  const copy = useListCopy();
  const later = useLaterListCopy();
  return isFiltered ? (
    <EmptyState
      kind="filtered"
      heading="h3"
      title={copy.nothingFound}
      line={later.tryOther}
      action={{ label: later.clearConditions, onSelect: onClear }}
    />
  ) : (
    <EmptyState kind="never" heading="h3" {...never} />
  );
}
