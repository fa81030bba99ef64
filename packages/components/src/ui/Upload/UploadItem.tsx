import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { ProgressBar } from '../ProgressBar/ProgressBar.js';
import { formatBytes } from './checkFile.js';
import * as css from './Upload.css.js';

export interface UploadFile {
  readonly id: string;
  readonly name: string;
  /** Bytes; 0 if unknown. */
  readonly size: number;
  /** 0 to 100. */
  readonly progress?: number | undefined;
  readonly error?: string | undefined;
  readonly status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** A small picture of the content; an icon stands in for it. */
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
  const isUnderWay = status === 'waiting' || status === 'uploading';
  return (
    <li className={css.file}>
      <span className={css.preview}>{preview ?? <Icon name="document" size={20} />}</span>
      <span className={css.name}>{size > 0 ? `${name}（${formatBytes(size)}）` : name}</span>
      <FileState {...file} />
      {error && <span className={css.refusal}>{error}</span>}
      {status === 'done' && onOpen && (
        <Button size="small" variant="text" aria-label={`下载 ${name}`} onClick={() => onOpen(id)}>
          下载
        </Button>
      )}
      {status === 'failed' && onRetry && (
        <Button size="small" variant="text" aria-label={`重试 ${name}`} onClick={() => onRetry(id)}>
          重试
        </Button>
      )}
      <Button
        size="small"
        variant="text"
        aria-label={`${isUnderWay ? '取消上传' : '删除'} ${name}`}
        onClick={() => onRemove(id)}
      >
        {isUnderWay ? '取消' : '删除'}
      </Button>
    </li>
  );
}

function FileState({ status, progress = 0, name }: UploadFile) {
  switch (status) {
    case 'waiting':
      return <span className={css.state}>等待上传</span>;
    case 'uploading':
      return (
        <span className={css.progress}>
          <span className={css.bar}>
            <ProgressBar value={progress} label={`${name} 上传进度`} />
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
          已上传
        </span>
      );
    case 'failed':
      return (
        <span className={css.failed}>
          <Icon name="error" label="上传未成功" />
        </span>
      );
  }
}
