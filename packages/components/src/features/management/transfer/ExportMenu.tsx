import {
  exportManagedItems,
  ManagedKindLabels,
  saveFile,
  type ManagedFile,
  type ManagedKind,
} from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { useClient } from '../../../provider/context.js';
import { describeError } from '../../../provider/describeError.js';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Popover } from '../../../ui/Popover/Popover.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import * as css from '../management.css.js';
import { useTransferCopy } from './copy.js';
import { hasWorkbook } from './hasWorkbook.js';

/** Saves a file of a kind. */
export function useExport(kind: ManagedKind) {
  const client = useClient();
  return useAction(async (format: ManagedFile) => {
    saveFile(await exportManagedItems(client, { kind, format }));
    return true;
  });
}

/** Saves all published things of a kind. */
export function ExportMenu({ kind }: { readonly kind: ManagedKind }) {
  const copy = useTransferCopy();
  const { run, busy, error } = useExport(kind);
  return (
    <Popover
      align="end"
      label={copy.export}
      trigger={
        <Button loading={busy} aria-keyshortcuts="e">
          {copy.export}
        </Button>
      }
    >
      <Stack gap={3}>
        <p className={css.muted}>{fillCopy(copy.exportHint, { kind: ManagedKindLabels[kind] })}</p>
        {hasWorkbook(kind) && (
          <div>
            <Button onClick={() => void run('XLSX')}>{copy.exportXlsx}</Button>
            <p className={css.muted}>{copy.exportXlsxHint}</p>
          </div>
        )}
        <div>
          <Button onClick={() => void run('JSON')}>{copy.exportJson}</Button>
          <p className={css.muted}>{copy.exportJsonHint}</p>
        </div>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
      </Stack>
    </Popover>
  );
}
