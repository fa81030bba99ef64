import type { ManagedKind } from '@huiqi/sdk';
import { describeError } from '../../../provider/describeError.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Upload } from '../../../ui/Upload/Upload.js';
import { useTransferCopy } from './copy.js';
import { useExport } from './ExportMenu.js';
import { hasWorkbook } from './hasWorkbook.js';

export interface ImportFileProps {
  readonly kind: ManagedKind;
  /** While the file is checked. */
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

/** Of a JSON file with its pictures and attachments; the server takes less of a workbook. */
const maxBytes = 24 * 1_048_576;

/** The first step of an import: the template, and the file. */
export function ImportFile({ kind, busy, onChoose }: ImportFileProps) {
  const copy = useTransferCopy();
  const template = useExport(kind);
  const isSheet = hasWorkbook(kind);
  return (
    <Stack gap={4}>
      <p>{isSheet ? copy.intro : copy.introJson}</p>
      {isSheet && (
        <div>
          <Button loading={template.busy} onClick={() => void template.run('TEMPLATE')}>
            {copy.template}
          </Button>
        </div>
      )}
      {template.error !== null && <ErrorPanel compact {...describeError(template.error)} />}
      <Upload
        label={copy.file}
        hint={copy.fileHint}
        accept={isSheet ? '.xlsx,.json' : '.json'}
        maxBytes={maxBytes}
        files={[]}
        onAdd={([file]) => file && !busy && onChoose(file)}
        onRemove={() => undefined}
      />
      <p role="status">{busy ? copy.checking : ''}</p>
    </Stack>
  );
}
