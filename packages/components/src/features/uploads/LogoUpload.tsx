import { lastOf } from '@huiqi/sdk/domain';
import { uploadRules } from '@huiqi/sdk';
import { useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { Avatar } from '../../ui/Avatar/Avatar.js';
import { formatBytes } from '../../ui/Upload/checkFile.js';
import { Upload } from '../../ui/Upload/Upload.js';
import { useUploadsCopy } from './copy.js';
import { FilePreview } from './FilePreview.js';
import { toUploadFile } from './toUploadFile.js';
import * as css from './uploads.css.js';
import { useUploadQueue } from './useUploadQueue.js';

export interface LogoValue {
  /** Storage key sent with the form; empty for an existing picture. */
  readonly key: string;
  /** Address of the picture. */
  readonly url: string;
}

export interface LogoUploadProps {
  readonly value: LogoValue | null;
  readonly onChange: (value: LogoValue | null) => void;
  /** Name of the picture's subject; its first character is the fallback. */
  readonly name: string;
  /** Label of the control. Defaults to 上传头像 or 更换头像. */
  readonly label?: string | undefined;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
}

const edge = 96;
const { extensions, maxBytes } = uploadRules.LOGO;

/** Uploads a profile picture, which is public, and previews it. */
export function LogoUpload({ value, onChange, name, label, error, id }: LogoUploadProps) {
  const copy = useUploadsCopy();
  const pictureUrl = usePictureUrl();
  const [local, setLocal] = useState<{ key: string; file: File } | null>(null);
  const { queue, uploads } = useUploadQueue({
    purpose: 'LOGO',
    accept: extensions,
    maxBytes,
    onDone: ({ key, url }, file) => {
      setLocal({ key, file });
      onChange({ key, url });
    },
  });
  const upload = lastOf(uploads);
  const isFailed = upload?.status === 'failed';
  const chosen = value && local?.key === value.key ? local.file : undefined;
  const shown = upload && !isFailed ? upload.file : chosen;
  return (
    <div className={css.logo}>
      <span className={css.picture}>
        {shown ? (
          <FilePreview file={shown} size={edge} label={fillCopy(copy.preview, { name })} />
        ) : (
          <Avatar src={value ? pictureUrl(value.url) : undefined} name={name} size={edge} />
        )}
      </span>
      <div className={css.controls}>
        <Upload
          id={id}
          error={error}
          label={label ?? (value ? copy.changeLogo : copy.chooseLogo)}
          hint={fillCopy(copy.logoHint, { size: formatBytes(maxBytes) })}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          maxBytes={maxBytes}
          files={upload ? [toUploadFile(upload)] : []}
          onAdd={([file]) => {
            for (const { id: earlier } of uploads) queue.remove(earlier);
            if (file) queue.add([file]);
          }}
          onRetry={(key) => queue.retry(key)}
          onRemove={(key) => queue.remove(key)}
        />
      </div>
    </div>
  );
}
