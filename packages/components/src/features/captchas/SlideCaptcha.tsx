import { checkSlideCaptcha, getSlideCaptcha } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { decodePng } from './decodePng.js';
import { SlideCaptchaView, type SlidePictures, type SlideState } from './SlideCaptchaView.js';
import { usePicture } from './usePicture.js';

export interface SlideCaptchaProps {
  /** Whether the last proof was refused. */
  readonly refused?: boolean | undefined;
  /** Called with the proof half a second after the piece fits (spec 2 §4). */
  readonly onSolved: (proof: string) => void;
}

/** The slide captcha; a misplaced piece fetches a new picture. */
export function SlideCaptcha({ refused = false, onSolved }: SlideCaptchaProps) {
  const client = useClient();
  const [state, setState] = useState<SlideState>(refused ? 'fail' : 'info');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { picture, error, loading, refresh } = usePicture<SlidePictures & { key: string }>(
    async (_previous, signal) => {
      const { key, baseBig, baseSmall, y } = await getSlideCaptcha(client, {}, { signal });
      const [background, piece] = await Promise.all([decodePng(baseBig), decodePng(baseSmall)]);
      return { key, background, piece, y };
    },
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  async function check(x: number) {
    if (!picture) return;
    setState('checking');
    const verdict = await checkSlideCaptcha(client, {
      body: { key: picture.key, x, y: picture.y },
    }).catch(() => null);
    if (verdict?.success && verdict.code !== null) {
      const proof = verdict.code;
      setState('succ');
      timer.current = setTimeout(() => onSolved(proof), constants.captchaCloseMilliseconds);
      return;
    }
    setState('fail');
    await refresh();
  }

  if (error !== null)
    return (
      <ErrorPanel
        {...describeError(error)}
        compact
        retrying={loading}
        onRetry={() => {
          setState('info');
          void refresh();
        }}
      />
    );
  return (
    <SlideCaptchaView
      pictures={loading && state !== 'succ' ? undefined : picture}
      state={state}
      onDrop={(x) => void check(x)}
    />
  );
}
