import { openFile, saveFile, uploadRules } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { fillCopy, localized } from '../../provider/copy.js';
import { formatBytes } from '../../ui/Upload/checkFile.js';
import { Upload, type UploadFile } from '../../ui/Upload/Upload.js';
import { useUploadsCopy } from './copy.js';
import { FilePreview } from './FilePreview.js';
import { storedFiles, toFileValue, withFile, withoutFile, type FileValue } from './fileValue.js';
import { formatNames } from './formatNames.js';
import type { QueuedUpload } from './uploadQueue.js';
import { toUploadFile } from './toUploadFile.js';
import { useUploadQueue } from './useUploadQueue.js';
import { listed } from '../../copy/punctuation.js';

export interface FileUploadProps {
  /** Label of the control: 上传营业执照. */
  readonly label: string;
  /** Stored files. Uploading and failed ones are the component's state. */
  readonly value: readonly FileValue[];
  readonly onChange: (value: FileValue[]) => void;
  /** Accepted extensions without the dot. Defaults to all that the platform accepts. */
  readonly accept?: readonly string[] | undefined;
  /** Defaults to 1. */
  readonly maxFiles?: number | undefined;
  /** Defaults to 10 MB. */
  readonly maxBytes?: number | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Fixed id of the control, for an error summary that links to it. */
  readonly id?: string | undefined;
  /** Removing a file leaves an entry with status WAIT_UPLOADDING, which the next file fills (spec 2 §4). */
  readonly keepSlots?: boolean | undefined;
  /** Key under which unsent files are kept until the component comes back, its form is discarded, or the page is closed. */
  readonly holdAs?: string | undefined;
  /** Called when the first upload starts and when the last one ends. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined;
}

const pictureTypes = /^image\/(png|jpeg)$/;
const previewEdge = 40;

/** Uploads files of a form: dialog, drop or paste, progress, cancel, retry, remove, download. */
export function FileUpload(props: FileUploadProps) {
  const { label, value, onChange, hint, error, id, keepSlots = false } = props;
  const { onBusyChange, holdAs } = props;
  const { accept = uploadRules.ATTACHMENT.extensions, maxFiles = 1 } = props;
  const { maxBytes = uploadRules.ATTACHMENT.maxBytes } = props;
  const copy = useUploadsCopy();
  const client = useClient();
  const [openFailure, setOpenFailure] = useState<string>();
  const present = useRef(value);
  useEffect(() => {
    present.current = value;
  }, [value]);
  /** This visit's files by key: their previews need no request. */
  const [local, setLocal] = useState<ReadonlyMap<string, File>>(new Map());
  const change = (next: FileValue[]) => {
    // Two uploads may end before the owner has rendered the first.
    present.current = next;
    onChange(next);
  };
  const { queue, uploads } = useUploadQueue({
    purpose: 'ATTACHMENT',
    accept,
    maxBytes,
    holdAs,
    onDone: (stored, file) => {
      setLocal((before) => new Map(before).set(stored.key, file));
      const others =
        maxFiles > 1
          ? present.current
          : storedFiles(present.current).reduce<FileValue[]>(
              (rest, { key }) => withoutFile(rest, key, keepSlots),
              [...present.current],
            );
      change(withFile(others, toFileValue(stored)));
    },
  });
  const isBusy = uploads.some(({ status }) => status !== 'failed');
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const previewOf = (file: File | undefined) =>
    file && pictureTypes.test(file.type) ? (
      <FilePreview
        file={file}
        size={previewEdge}
        label={fillCopy(copy.preview, { name: file.name })}
      />
    ) : undefined;
  const ofStored = ({ key, name }: FileValue): UploadFile => {
    const file = local.get(key);
    return { id: key, name, size: file?.size ?? 0, status: 'done', preview: previewOf(file) };
  };
  const ofQueued = (upload: QueuedUpload): UploadFile => ({
    ...toUploadFile(upload),
    preview: previewOf(upload.file),
  });
  const stored = storedFiles(value);
  const open = (key: string) => {
    const file = stored.find((one) => one.key === key);
    if (!file) return;
    setOpenFailure(undefined);
    openFile(client, { key })
      .then((response) => saveFile(response, file.name))
      .catch(() => setOpenFailure(copy.openFailed));
  };
  const formats = localized(copy, listed)(formatNames(accept));
  const rules = { formats, size: formatBytes(maxBytes), count: maxFiles };
  return (
    <Upload
      label={label}
      id={id}
      error={openFailure ?? error}
      accept={accept.map((extension) => `.${extension}`).join(',')}
      maxBytes={maxBytes}
      maxFiles={maxFiles}
      hint={hint ?? fillCopy(maxFiles > 1 ? copy.hintMany : copy.hint, rules)}
      files={[...stored.map(ofStored), ...uploads.map(ofQueued)]}
      onAdd={(files) => queue.add(files)}
      onRetry={(key) => queue.retry(key)}
      onOpen={open}
      onRemove={(key) => {
        if (uploads.some((one) => one.id === key)) queue.remove(key);
        else change(withoutFile(present.current, key, keepSlots));
      }}
    />
  );
}
