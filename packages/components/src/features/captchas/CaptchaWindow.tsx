import { Suspense, useState } from 'react';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type { CaptchaDialogProps } from './CaptchaDialogProps.js';
import * as css from './captchas.css.js';
import { useCaptchasCopy } from './copy.js';
import { GraphicCaptcha } from './GraphicCaptcha.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

/** Kinds of captcha. */
export type CaptchaKind = 'graphic' | 'slide' | 'work';

const SlideCaptcha = lazyPart(async () => ({
  default: (await import('./SlideCaptcha.js')).SlideCaptcha,
}));
const WorkCaptcha = lazyPart(async () => ({
  default: (await import('./WorkCaptcha.js')).WorkCaptcha,
}));

/** The open dialog: an image captcha at first, and its alternatives. */
export function CaptchaWindow(props: CaptchaDialogProps) {
  const { open, onOpenChange, error, busy, onSolved, start = 'graphic' } = props;
  const copy = useCaptchasCopy();
  const [kind, setKind] = useState<CaptchaKind>(start);
  const [seen, setSeen] = useState(error);
  // A refused captcha is used up, so each refusal starts over with a new picture.
  const [refusals, setRefusals] = useState(error === undefined ? 0 : 1);
  if (error !== seen) {
    setSeen(error);
    if (error !== undefined) setRefusals(refusals + 1);
  }
  const refused = refusals > 0;
  const cancel = () => onOpenChange(false);
  const prove = (captchaProof: string) => onSolved({ captchaProof });
  const ways = [
    { kind: 'graphic', label: copy.useGraphic },
    { kind: 'slide', label: copy.useSlide },
    { kind: 'work', label: copy.useWork },
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={kind === 'work' ? copy.workTitle : copy.title}
      width={400}
      // Four characters are quickly typed again.
      isDirty={false}
    >
      <Suspense fallback={<Skeleton shape="block" height={220} />}>
        {kind === 'graphic' && (
          <GraphicCaptcha
            key={refusals}
            error={error}
            busy={busy}
            onSolved={onSolved}
            onCancel={cancel}
          />
        )}
        {kind === 'slide' && <SlideCaptcha key={refusals} refused={refused} onSolved={prove} />}
        {kind === 'work' && (
          <WorkCaptcha
            key={refusals}
            refused={refused}
            onSolved={prove}
            onCancel={() => setKind('graphic')}
          />
        )}
      </Suspense>
      <div className={css.others}>
        {ways
          .filter((way) => way.kind !== kind)
          .map((way) => (
            <button
              key={way.kind}
              type="button"
              className={css.link}
              onClick={() => {
                setRefusals(0);
                setKind(way.kind);
              }}
            >
              {way.label}
            </button>
          ))}
      </div>
    </Dialog>
  );
}
