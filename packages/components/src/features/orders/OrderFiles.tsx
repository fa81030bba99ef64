import { openFile, saveFile, type OrderDetail, type OrderFile } from '@huiqi/sdk';
import { useClient } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { useAction } from '../../provider/useAction.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { useOrdersCopy } from './copy.js';
import { labelled } from '../../copy/punctuation.js';
import { localized } from '../../provider/copy.js';

/** The files of an application below the form entries that they answer, each loaded on request. */
export function OrderFiles({ order }: { readonly order: Pick<OrderDetail, 'files' | 'items'> }) {
  const copy = useOrdersCopy();
  const client = useClient();
  const open = useAction(async ({ key, fileName }: OrderFile) => {
    saveFile(await openFile(client, { key }), fileName);
  });
  const { files, items } = order;
  const button = (file: OrderFile) => (
    <Button
      key={file.key}
      variant="text"
      icon="document"
      aria-label={localized(copy, labelled)(copy.download, file.fileName)}
      onClick={() => void open.run(file)}
    >
      {file.fileName}
    </Button>
  );
  const labelOf = ({ checkName }: OrderFile) =>
    items.find((item) => item.checkName === checkName)?.label ?? copy.files;
  const labels = [...new Set(files.map(labelOf))];
  return (
    <Stack gap={2}>
      <DescriptionList
        size="small"
        items={labels.map((label) => ({
          term: label,
          value: (
            <Stack gap={1} align="start">
              {files.filter((file) => labelOf(file) === label).map(button)}
            </Stack>
          ),
        }))}
      />
      <div role="alert">
        {open.error !== null && <ErrorPanel compact {...describeError(open.error)} />}
      </div>
    </Stack>
  );
}
