import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.js';

/** What is said where there never was anything: title, line, and the way to the first one. */
export type ListEmptyCopy = Pick<EmptyStateProps, 'title' | 'line' | 'action'>;

export interface ListEmptyProps extends ListEmptyCopy {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Nothing found: never had any, or filtered away. */
export function ListEmpty({ isFiltered, onClear, ...never }: ListEmptyProps) {
  return isFiltered ? (
    <EmptyState
      kind="filtered"
      heading="h3"
      title="没有符合条件的结果"
      line="换一个条件，或清除全部条件再看看。"
      action={{ label: '清除全部条件', onSelect: onClear }}
    />
  ) : (
    <EmptyState kind="never" heading="h3" {...never} />
  );
}
