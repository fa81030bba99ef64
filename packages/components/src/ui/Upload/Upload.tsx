import { useId, useState } from 'react';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { ProgressBar } from '../ProgressBar/ProgressBar.js';
import { checkFile, formatBytes } from './checkFile.js';
import * as css from './Upload.css.js';

export interface UploadFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** 0 to 100. */
  readonly progress?: number | undefined;
  readonly error?: string | undefined;
  readonly status: 'waiting' | 'uploading' | 'done' | 'failed';
}

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

/** Chooses files and shows how they travel; the host sends them. */
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
          <li key={file.id} className={css.file}>
            <span className={css.name}>
              {file.name}（{formatBytes(file.size)}）
            </span>
            {file.status === 'uploading' && (
              <ProgressBar value={file.progress ?? 0} label={`${file.name} 上传进度`} />
            )}
            {file.error && <span className={css.refusal}>{file.error}</span>}
            {file.status === 'failed' && onRetry && (
              <Button size="small" variant="text" onClick={() => onRetry(file.id)}>
                重试
              </Button>
            )}
            <Button
              size="small"
              variant="text"
              aria-label={`删除 ${file.name}`}
              onClick={() => onRemove(file.id)}
            >
              删除
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
