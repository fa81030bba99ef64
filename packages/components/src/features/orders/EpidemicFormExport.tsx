import { exportEpidemicLoan, saveFile } from '@huiqi/sdk';
import { describeError } from '../../provider/describeError.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useOrdersCopy } from './copy.js';

export interface EpidemicFormExportProps {
  readonly orderId: string;
}

/** Downloads an epidemic-relief loan's form as a spreadsheet (spec 1 §7 Orders). */
export function EpidemicFormExport({ orderId }: EpidemicFormExportProps) {
  const copy = useOrdersCopy();
  const save = useMutationOf(exportEpidemicLoan, {
    onSuccess: (file) => saveFile(file, copy.formFile),
  });
  return (
    <>
      <div>
        <Button icon="document" loading={save.busy} onClick={() => void save.run({ id: orderId })}>
          {copy.exportForm}
        </Button>
      </div>
      {save.error !== null && <ErrorPanel compact {...describeError(save.error)} />}
    </>
  );
}
