import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { ProgressBar } from '../ProgressBar/ProgressBar.js';
import { formatBytes } from './checkFile.js';
import * as css from './Upload.css.js';
import { useUploadCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useMessage } from '../../copy/useMessage.js';

export interface UploadFile {
  readonly id: string;
  readonly name: string;
  /** Bytes; 0 if unknown. */
  readonly size: number;
  /** 0 to 100. */
  readonly progress?: number | undefined;
  readonly error?: string | undefined;
  readonly status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** A thumbnail of the content, instead of an icon. */
  readonly preview?: ReactNode;
}

export interface UploadItemProps {
  readonly file: UploadFile;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** One file: its state, and buttons to cancel, retry or remove it. */
export function UploadItem({ file, onRemove, onRetry, onOpen }: UploadItemProps) {
  const { id, name, size, status, error, preview } = file;
  const copy = useUploadCopy();
  const say = useMessage();
  const isUnderWay = status === 'waiting' || status === 'uploading';
  return (
    <li className={css.file}>
      <span className={css.preview}>{preview ?? <Icon name="document" size={20} />}</span>
      <span className={css.name}>
        {size > 0 ? fillCopy(copy.fileAndSize, { name, size: formatBytes(size) }) : name}
      </span>
      <FileState {...file} />
      {error && <span className={css.refusal}>{say(error)}</span>}
      {status === 'done' && onOpen && (
        <Button
          size="small"
          variant="text"
          aria-label={fillCopy(copy.downloadOf, { name })}
          onClick={() => onOpen(id)}
        >
          {copy.download}
        </Button>
      )}
      {status === 'failed' && onRetry && (
        <Button
          size="small"
          variant="text"
          aria-label={fillCopy(copy.retryUploadOf, { name })}
          onClick={() => onRetry(id)}
        >
          {copy.retryUpload}
        </Button>
      )}
      <Button
        size="small"
        variant="text"
        aria-label={fillCopy(isUnderWay ? copy.cancelUploadOf : copy.removeFileOf, { name })}
        onClick={() => onRemove(id)}
      >
        {isUnderWay ? copy.cancelUpload : copy.removeFile}
      </Button>
    </li>
  );
}

function FileState({ status, progress = 0, name }: UploadFile) {
  const copy = useUploadCopy();
  switch (status) {
    case 'waiting':
      return <span className={css.state}>{copy.waiting}</span>;
    case 'uploading':
      return (
        <span className={css.progress}>
          <span className={css.bar}>
            <ProgressBar value={progress} label={fillCopy(copy.progressOf, { name })} />
          </span>
          <span className={css.state} aria-hidden="true">
            {Math.round(progress)}%
          </span>
        </span>
      );
    case 'done':
      return (
        <span className={css.done}>
          <Icon name="success" />
          {copy.uploaded}
        </span>
      );
    case 'failed':
      return (
        <span className={css.failed}>
          <Icon name="error" label={copy.uploadFailed} />
        </span>
      );
  }
}
