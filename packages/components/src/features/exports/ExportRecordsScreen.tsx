import { listExportRecords } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page } from '../../patterns/filters/kinds.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import { fillCopy } from '../../provider/copy.js';
import type { ScreenProps } from '../../provider/screen.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { useExportsCopy } from './copy.js';
import { ExportRecordsView } from './records/ExportRecordsView.js';

const filters = defineFilters({ index: page() });

export type ExportRecordsScreenProps = ScreenProps;

/** Who exported orders, for administrators; the page is in the address. */
export function ExportRecordsScreen(props: ExportRecordsScreenProps) {
  const { query, setQuery, pageSize = pageSizes.exportRecords } = props;
  const copy = useExportsCopy();
  const list = useOperationList(listExportRecords, {
    filters,
    labels: {},
    values: filters.parse(query),
    onValuesChange: (values, change) => setQuery(filters.format(values), change),
    size: pageSize,
  });
  return (
    <ListView
      title={copy.recordsTitle}
      countText={(n) => fillCopy(copy.recordsTotal, { n })}
      empty={{ title: copy.recordsEmpty, line: copy.recordsEmptyLine }}
      {...list}
    >
      {(rows) => <ExportRecordsView rows={rows} />}
    </ListView>
  );
}
