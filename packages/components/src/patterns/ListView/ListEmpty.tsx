import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.js';
import { useListCopy } from './copy.js';
import { useLaterListCopy } from './laterCopy.js';

/** What is said where there never was anything: title, line, and the way to the first one. */
export type ListEmptyCopy = Pick<EmptyStateProps, 'title' | 'line' | 'action'>;

export interface ListEmptyProps extends ListEmptyCopy {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Nothing found: never had any, or filtered away. */
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
