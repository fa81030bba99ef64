import { addPicture, uploadRules } from '@huiqi/sdk';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { FileUpload } from '../../uploads/FileUpload.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import * as css from './pictures.css.js';

export interface PictureUploadProps {
  readonly id?: string | undefined;
  readonly label: string;
  /** Path of the picture; empty before one is chosen. */
  readonly url: string;
  /** What the picture says to those who do not see it. */
  readonly alt: string;
  readonly error?: string | undefined;
  readonly onChange: (url: string) => void;
}

const { extensions, maxBytes } = uploadRules.LOGO;

/** A picture as it looks, and the upload that replaces it. */
export function PictureUpload({ id, label, url, alt, error, onChange }: PictureUploadProps) {
  const copy = useManagedFieldsCopy();
  const pictureUrl = usePictureUrl();
  const keep = useMutationOf(addPicture, {
    successMessage: false,
    onSuccess: (picture) => onChange(picture.url),
  });
  return (
    <div className={css.picture}>
      {url === '' ? (
        <span className={css.none}>{copy.noPicture}</span>
      ) : (
        <img className={css.image} src={pictureUrl(url) ?? url} alt={alt} />
      )}
      <FileUpload
        {...{ id, label, maxBytes }}
        hint={copy.pictureHint}
        accept={extensions}
        error={keep.error === null ? error : describeError(keep.error).title}
        value={[]}
        onChange={(files) => {
          const [file] = files;
          if (file) void keep.run({ body: { key: file.key } });
        }}
      />
    </div>
  );
}
