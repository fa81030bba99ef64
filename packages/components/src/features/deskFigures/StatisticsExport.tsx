import { exportDeskStatistics, saveFile } from '@huiqi/sdk';
import { describeError } from '../../provider/describeError.js';
import { fillCopy } from '../../provider/copy.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useDeskFiguresCopy } from './copy.js';
import type { StatisticsChoice } from './statisticsQuery.js';

export interface StatisticsExportProps {
  readonly choice: StatisticsChoice;
}

/** Downloads the statistics as a spreadsheet. */
export function StatisticsExport({ choice }: StatisticsExportProps) {
  const copy = useDeskFiguresCopy();
  const save = useMutationOf(exportDeskStatistics, {
    onSuccess: (file, { from, until }) =>
      saveFile(file, fillCopy(copy.exportName, { from, until })),
    successMessage: false,
  });
  return (
    <>
      <Button size="small" loading={save.busy} onClick={() => void save.run(choice)}>
        {copy.export}
      </Button>
      {save.error !== null && <ErrorPanel compact {...describeError(save.error)} />}
    </>
  );
}
