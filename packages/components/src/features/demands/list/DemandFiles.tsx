import { lastOf } from '@huiqi/sdk/domain';
import { openFile, saveFile } from '@huiqi/sdk';
import { useClient } from '../../../provider/context.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useDemandsCopy } from '../copy.js';
import { fileKeyOf } from './fileKeyOf.js';

export interface DemandFilesProps {
  readonly urls: readonly string[];
  readonly names?: readonly string[] | undefined;
}

const lastPart = (url: string) => lastOf(fileKeyOf(url).split('/')) ?? url;

/** The files of a demand, each loaded on request. */
export function DemandFiles({ urls, names }: DemandFilesProps) {
  const copy = useDemandsCopy();
  const client = useClient();
  const open = useAction(async (url: string, name: string) => {
    saveFile(await openFile(client, { key: fileKeyOf(url) }), name);
  });
  if (urls.length === 0) return null;
  return (
    <Stack gap={2}>
      <ul aria-label={copy.files}>
        {urls.map((url, at) => {
          const name = names?.[at] ?? lastPart(url);
          return (
            <li key={url}>
              <Button
                variant="text"
                icon="document"
                aria-label={fillCopy(copy.download, { name })}
                onClick={() => void open.run(url, name)}
              >
                {name}
              </Button>
            </li>
          );
        })}
      </ul>
      <div role="alert">
        {open.error !== null && <ErrorPanel compact {...describeError(open.error)} />}
      </div>
    </Stack>
  );
}
