import { getGraphicCaptcha } from '@huiqi/sdk';
import { useRef, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { Button } from '../../ui/Button/Button.js';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';
import * as css from './captchas.css.js';
import type { CaptchaSolution } from './captchaSolution.js';
import { useCaptchasCopy } from './copy.js';
import { decodePng } from './decodePng.js';
import { GraphicCaptchaField } from './GraphicCaptchaField.js';
import { usePicture } from './usePicture.js';

export interface GraphicCaptchaProps {
  /** Refusal of the last solution; shown at the field until the user types (spec 1 §5). */
  readonly error?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly onSolved: (solution: CaptchaSolution) => void;
  readonly onCancel: () => void;
}

/** The image captcha as a separate form. */
export function GraphicCaptcha({ error, busy = false, onSolved, onCancel }: GraphicCaptchaProps) {
  const copy = useCaptchasCopy();
  const client = useClient();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { picture, refresh, ...request } = usePicture<{ key: string; bitmap: ImageBitmap }>(
    async (previous, signal) => {
      const body = previous ? { captchaUid: previous.key } : {};
      const { key, captchaBase64 } = await getGraphicCaptcha(client, { body }, { signal });
      return { key, bitmap: await decodePng(captchaBase64) };
    },
  );
  useBrowserLayoutEffect(() => field.current?.focus(), []);
  const failure = request.error === null ? undefined : describeError(request.error).title;
  const missing = isMissing && text === '' ? copy.pictureNeeded : undefined;
  return (
    <form
      className={css.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through the portal to the form that opened the dialog.
        event.stopPropagation();
        setMissing(text.trim() === '');
        if (busy || text.trim() === '') field.current?.focus();
        else if (picture) onSolved({ captchaUid: picture.key, pictureCaptcha: text.trim() });
      }}
    >
      <GraphicCaptchaField
        inputRef={field}
        value={text}
        onValueChange={setText}
        picture={picture?.bitmap}
        error={missing ?? (text === '' ? error : undefined) ?? failure}
        onRefresh={() => {
          setText('');
          field.current?.focus();
          void refresh();
        }}
      />
      <div className={css.actions}>
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
