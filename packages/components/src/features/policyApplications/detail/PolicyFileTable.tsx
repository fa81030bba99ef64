import { saveFile, type FileResponse, type PolicyFileSlot } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import * as css from '../user/policyUser.css.js';
import { PicturePreview } from '../PicturePreview.js';
import { TemplateButton } from '../TemplateButton.js';
import { usePolicyUserCopy, type PolicyUserCopy } from '../user/copy.js';

export interface PolicyFileTableProps {
  readonly caption: string;
  readonly files: readonly PolicyFileSlot[];
  /** Opens a submitted file. */
  readonly openFile: (url: string) => Promise<FileResponse>;
  /** Whether to offer the templates too. */
  readonly templates?: boolean | undefined;
}

/** What a declaration requires, what was submitted, and the downloads. */
export function PolicyFileTable(props: PolicyFileTableProps) {
  const { caption, files, openFile, templates = false } = props;
  const copy = usePolicyUserCopy();
  const open = useAction(async ({ url, fileName }: PolicyFileSlot) => {
    saveFile(await openFile(url), fileName);
  });
  if (files.length === 0) return <p>{copy.noFiles}</p>;
  return (
    <Stack gap={2}>
      <Table
        caption={caption}
        columns={columns(copy, (file) => void open.run(file), templates)}
        rows={files}
        rowKey={({ id }) => id}
      />
      <div role="alert">
        {open.error !== null && <ErrorPanel compact {...describeError(open.error)} />}
      </div>
    </Stack>
  );
}

const columns = (
  copy: PolicyUserCopy,
  onOpen: (file: PolicyFileSlot) => void,
  templates: boolean,
): TableColumn<PolicyFileSlot>[] => [
  { key: 'name', header: copy.file, rowHeader: true, width: '36%', render: ({ name }) => name },
  {
    key: 'required',
    header: copy.fileNeed,
    width: '14%',
    card: 'aside',
    render: ({ required }) => (required ? copy.needed : copy.optional),
  },
  {
    key: 'file',
    header: copy.submittedFile,
    render: (file) =>
      file.url === '' ? (
        <Tag tone={file.required ? 'warning' : 'neutral'}>{copy.notUploaded}</Tag>
      ) : (
        <Stack direction="horizontal" gap={1}>
          <Button
            variant="text"
            size="small"
            icon="document"
            data-printed
            aria-label={fillCopy(copy.download, { name: file.fileName })}
            onClick={() => onOpen(file)}
          >
            <span className={css.fileName}>{formatText(file.fileName)}</span>
          </Button>
          {(file.type === 'PNG' || file.type === 'JPG') && (
            <PicturePreview fileKey={file.url} name={file.fileName} />
          )}
        </Stack>
      ),
  },
  ...(templates
    ? [
        {
          key: 'template',
          header: copy.templateColumn,
          render: ({ name, templateUrl }: PolicyFileSlot) => (
            <TemplateButton name={name} templateUrl={templateUrl} />
          ),
        },
      ]
    : []),
];
