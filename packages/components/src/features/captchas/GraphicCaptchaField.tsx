import type { Ref } from 'react';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import * as css from './captchas.css.js';
import { useCaptchasCopy } from './copy.js';
import { PngCanvas } from './PngCanvas.js';

export interface GraphicCaptchaFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The picture; undefined while loading or after a failure. */
  readonly picture: ImageBitmap | undefined;
  readonly error?: string | undefined;
  readonly onRefresh: () => void;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The input for a picture's characters, the picture, and a button for another one. */
export function GraphicCaptchaField(props: GraphicCaptchaFieldProps) {
  const { value, onValueChange, picture, error, onRefresh, inputRef } = props;
  const copy = useCaptchasCopy();
  return (
    <div>
      <Field label={copy.picture} required hint={copy.pictureHint} error={error}>
        {(control) => (
          <div className={css.codeRow}>
            <div className={css.codeInput}>
              <Input
                {...control}
                {...(inputRef ? { ref: inputRef } : {})}
                autoComplete="off"
                maxLength={8}
                value={value}
                onChange={({ target }) => onValueChange(target.value)}
              />
            </div>
            {picture ? (
              <PngCanvas
                label={copy.pictureLabel}
                className={css.picture}
                width={picture.width}
                height={picture.height}
                layers={[{ bitmap: picture, x: 0, y: 0 }]}
              />
            ) : (
              <div className={css.pictureSpace}>
                <Skeleton shape="block" height={44} />
              </div>
            )}
          </div>
        )}
      </Field>
      <div className={css.pictureActions}>
        <button type="button" className={css.link} onClick={onRefresh}>
          {copy.refresh}
        </button>
      </div>
    </div>
  );
}
