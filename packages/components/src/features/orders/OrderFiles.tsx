import { openFile, saveFile, type OrderFile } from '@huiqi/sdk';
import { useClient } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { useAction } from '../../provider/useAction.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { useOrdersCopy } from './copy.js';
import { labelled } from '../../copy/punctuation.js';
import { localized } from '../../provider/copy.js';

/** The files of an application, each loaded on request. */
export function OrderFiles({ files }: { readonly files: readonly OrderFile[] }) {
  const copy = useOrdersCopy();
  const client = useClient();
  const open = useAction(async ({ key, fileName }: OrderFile) => {
    saveFile(await openFile(client, { key }), fileName);
  });
  return (
    <Stack gap={2}>
      <ul>
        {files.map((file) => (
          <li key={file.key}>
            <Button
              variant="text"
              icon="document"
              aria-label={localized(copy, labelled)(copy.download, file.fileName)}
              onClick={() => void open.run(file)}
            >
              {file.fileName}
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert">
        {open.error !== null && <ErrorPanel compact {...describeError(open.error)} />}
      </div>
    </Stack>
  );
}
