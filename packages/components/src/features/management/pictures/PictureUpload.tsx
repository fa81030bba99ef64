import { addPicture, uploadRules } from '@huiqi/sdk';
import { useId, useRef, useState } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { fillCopy } from '../../../provider/copy.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { Button } from '../../../ui/Button/Button.js';
import { Upload } from '../../../ui/Upload/Upload.js';
import { toUploadFile } from '../../uploads/toUploadFile.js';
import { useUploadQueue } from '../../uploads/useUploadQueue.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { CropDialog } from './CropDialog.js';
import type { PictureShape } from './pictureShapes.js';
import * as css from './pictures.css.js';

export interface PictureUploadProps {
  readonly id?: string | undefined;
  /** What it is called in the names of its buttons. */
  readonly name: string;
  /** Path of the picture; empty before one is chosen. */
  readonly url: string;
  /** What the picture says to those who do not see it. */
  readonly alt: string;
  /** What it is cut to. */
  readonly shape: PictureShape;
  readonly error?: string | undefined;
  readonly onChange: (url: string) => void;
}

const { extensions, maxBytes } = uploadRules.LOGO;
/** Of what is cut, such as a photograph. */
const maxPickedBytes = 20 * 1024 * 1024;

/** A picture as it looks, and the upload that replaces it with a part of another one. */
export function PictureUpload(props: PictureUploadProps) {
  const { id, name, url, alt, shape, error, onChange } = props;
  const copy = useManagedFieldsCopy();
  const pictureUrl = usePictureUrl();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [file, setFile] = useState<File>();
  /** Key of the upload to be shown; none once the picture was removed. */
  const wanted = useRef<string>(undefined);
  const keep = useMutationOf(addPicture, {
    successMessage: false,
    onSuccess: (picture, { body }) => {
      if (body.key === wanted.current) onChange(picture.url);
    },
  });
  // One after the other, as `run` ignores what comes while another picture is being kept.
  const kept = useRef<Promise<unknown>>(Promise.resolve());
  const { queue, uploads } = useUploadQueue({
    purpose: 'ATTACHMENT',
    accept: extensions,
    maxBytes,
    onDone: ({ key }) => {
      wanted.current = key;
      kept.current = kept.current.then(() => keep.run({ body: { key } }));
    },
  });
  return (
    <div className={css.picture}>
      {url === '' ? (
        <span className={css.none}>{copy.noPicture}</span>
      ) : (
        <div className={css.shown}>
          <img className={css.image} src={pictureUrl(url) ?? url} alt={alt} />
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              onChange('');
              wanted.current = undefined;
              for (const { id: earlier } of uploads) queue.remove(earlier);
              // The focused button is about to be removed.
              const root = currentTarget.getRootNode() as Document | ShadowRoot;
              root.getElementById(inputId)?.focus();
            }}
          >
            {fillCopy(copy.removePicture, { name })}
          </Button>
        </div>
      )}
      <Upload
        id={inputId}
        label={fillCopy(url === '' ? copy.uploadPicture : copy.replacePicture, { name })}
        hint={fillCopy(copy.pictureHint, { width: shape.width, height: shape.height })}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        maxBytes={maxPickedBytes}
        error={keep.error === null ? error : describeError(keep.error).title}
        files={uploads.map(toUploadFile)}
        onAdd={([chosen]) => setFile(chosen)}
        onRetry={(key) => queue.retry(key)}
        onRemove={(key) => queue.remove(key)}
      />
      {file && (
        <CropDialog
          {...{ file, shape, maxBytes }}
          onClose={() => setFile(undefined)}
          onCut={(cut) => {
            setFile(undefined);
            for (const { id: earlier } of uploads) queue.remove(earlier);
            queue.add([cut]);
          }}
        />
      )}
    </div>
  );
}
