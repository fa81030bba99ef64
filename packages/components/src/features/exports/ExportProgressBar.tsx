import { formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.js';
import { useExportsCopy } from './copy.js';
import * as css from './exports.css.js';

export interface ExportProgressBarProps {
  readonly written: number;
  readonly total: number;
}

/** Number of orders written by a running export. */
export function ExportProgressBar({ written, total }: ExportProgressBarProps) {
  const copy = useExportsCopy();
  const counts = { written: formatThousands(written), total: formatThousands(total) };
  return (
    <>
      <p className={css.count} role="status">
        {copy.running}
      </p>
      <ProgressBar value={total === 0 ? 0 : (written / total) * 100} label={copy.progress} />
      <p className={css.quiet}>{fillCopy(copy.written, counts)}</p>
    </>
  );
}
