import { useId, useState } from 'react';
import { Icon } from '../Icon/Icon.js';
import { checkFile, formatBytes } from './checkFile.js';
import * as css from './Upload.css.js';
import { UploadItem, type UploadFile } from './UploadItem.js';

export type { UploadFile };

export interface UploadProps {
  readonly accept: string;
  readonly maxBytes: number;
  readonly maxFiles?: number | undefined;
  readonly files: readonly UploadFile[];
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Picks files and shows their progress. The owner uploads them, and aborts the upload on `onRemove`. */
export function Upload(props: UploadProps) {
  const { accept, maxBytes, maxFiles = 1, files, onAdd, onRemove, onRetry, label, hint } = props;
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = (chosen: File[]) => {
    const wrong = chosen
      .map((file) => checkFile(file, accept, maxBytes))
      .find((message) => message !== null);
    const tooMany = files.length + chosen.length > maxFiles ? `最多上传 ${maxFiles} 个文件` : null;
    const message = wrong ?? tooMany;
    setRefusal(message);
    if (message === null && chosen.length > 0) onAdd(chosen);
  };
  return (
    <div className={css.upload}>
      <label htmlFor={id} className={css.pick}>
        <Icon name="upload" size={20} />
        {label}
      </label>
      <input
        id={id}
        type="file"
        className={css.input}
        accept={accept}
        multiple={maxFiles > 1}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <p id={`${id}-hint`} className={css.hint}>
        {hint ?? `单个文件不超过 ${formatBytes(maxBytes)}`}
      </p>
      <p role="status" className={css.refusal}>
        {refusal}
      </p>
      <ul className={css.list}>
        {files.map((file) => (
          <UploadItem key={file.id} {...{ file, onRemove, onRetry }} />
        ))}
      </ul>
    </div>
  );
}
