import { useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.js';
import { checkFile, formatBytes } from './checkFile.js';
import * as css from './Upload.css.js';
import { UploadItem, type UploadFile } from './UploadItem.js';
import { useFileDrop } from './useFileDrop.js';
import { useUploadCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useMessage } from '../../copy/useMessage.js';

export type { UploadFile };

export interface UploadProps {
  /** As the attribute of a file input: `.pdf,image/*`. */
  readonly accept: string;
  readonly maxBytes: number;
  /** With one, a new file replaces it. Defaults to 1. */
  readonly maxFiles?: number | undefined;
  readonly files: readonly UploadFile[];
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
  /** Saves or opens an uploaded file. */
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Fixed id of the control, for an error summary that links to it. */
  readonly id?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * Picks files by dialog, drop or paste and shows their progress. The owner uploads them, and aborts the upload on
 * `onRemove`.
 */
export function Upload(props: UploadProps) {
  const { accept, maxBytes, maxFiles = 1, files, onAdd, onRemove, onRetry, onOpen } = props;
  const { label, hint, error } = props;
  const isOne = maxFiles === 1;
  const copy = useUploadCopy();
  const say = useMessage();
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [shownRefusals, setRefusals] = useState<readonly string[]>([]);
  const choose = (chosen: File[]) => {
    if (chosen.length === 0) return;
    const refusals = chosen.map((file) => checkFile(file, accept, maxBytes));
    const accepted = chosen.filter((_file, at) => refusals[at] === null);
    // A failed file stores nothing; a single one may be replaced.
    const present = isOne ? [] : files.filter(({ status }) => status !== 'failed');
    const isTooMany = present.length + accepted.length > maxFiles;
    const refused = refusals.filter((message) => message !== null);
    setRefusals(isTooMany ? [fillCopy(copy.tooManyFiles, { n: maxFiles })] : refused);
    if (accepted.length === 0 || isTooMany) return;
    // The uploaded file stays until the owner has the new one.
    if (isOne) for (const { id: old, status } of files) if (status !== 'done') onRemove(old);
    onAdd(accepted);
  };
  const { isDragging, ...zone } = useFileDrop(choose);
  const remove = (fileId: string) => {
    onRemove(fileId);
    // The focused button is about to be removed.
    input.current?.focus();
  };
  return (
    <div className={css.upload}>
      <div className={css.zone} data-dragging={isDragging || undefined} {...zone}>
        <input
          ref={input}
          id={id}
          type="file"
          className={css.input}
          accept={accept}
          multiple={maxFiles > 1}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            choose([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className={css.pick}>
          <Icon name="upload" size={20} />
          {label}
        </label>
        <span className={css.drop} aria-hidden="true">
          {copy.dropHere}
        </span>
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {hint ?? fillCopy(copy.eachFile, { size: formatBytes(maxBytes) })}
      </p>
      <p id={`${id}-error`} role="status" className={css.refusal}>
        {shownRefusals.length > 0 ? shownRefusals.map(say).join(' ') : error && say(error)}
      </p>
      <ul className={css.list}>
        {files.map((file) => (
          <UploadItem key={file.id} {...{ file, onRetry, onOpen }} onRemove={remove} />
        ))}
      </ul>
    </div>
  );
}
