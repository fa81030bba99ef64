import { useState, type KeyboardEvent } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import * as css from './captchas.css.js';
import { useCaptchasCopy } from './copy.js';
import { PngCanvas } from './PngCanvas.js';

/** Spec 2 §4. */
export type SlideState = 'info' | 'checking' | 'succ' | 'fail';

export interface SlidePictures {
  readonly background: ImageBitmap;
  readonly piece: ImageBitmap;
  /** Top edge of the piece in pixels of the background. */
  readonly y: number;
}

export interface SlideCaptchaViewProps {
  /** Undefined while loading. */
  readonly pictures: SlidePictures | undefined;
  readonly state: SlideState;
  /** Called with the left edge of the piece when the user drops it or presses Enter. */
  readonly onDrop: (x: number) => void;
}

/** Pixels per arrow key press; one with Shift. */
const step = 4;

const size = { width: 320, height: 160 };

/** A picture with a gap, and a slider that moves the piece into it: by pointer, touch or arrow keys. */
export function SlideCaptchaView({ pictures, state, onDrop }: SlideCaptchaViewProps) {
  const copy = useCaptchasCopy();
  const [moved, setMoved] = useState({ x: 0, on: pictures });
  // A new picture starts at the left.
  const x = moved.on === pictures ? moved.x : 0;
  const most = pictures ? pictures.background.width - pictures.piece.width : 0;
  const move = (to: number) =>
    setMoved({ x: Math.min(most, Math.max(0, Math.round(to))), on: pictures });
  const isReady = pictures !== undefined && (state === 'info' || state === 'fail');
  const drop = () => {
    if (isReady && x > 0) onDrop(x);
  };

  function onKeyDown(event: KeyboardEvent) {
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (way === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (way === undefined) drop();
    else if (isReady) move(x + way * (event.shiftKey ? 1 : step));
  }

  const messages = {
    info: copy.slideHint,
    checking: copy.slideChecking,
    succ: copy.slideSuccess,
    fail: copy.slideFail,
  };
  const percent = most === 0 ? 0 : Math.round((x / most) * 100);
  return (
    <div className={css.stack}>
      {pictures ? (
        <PngCanvas
          label={copy.slideLabel}
          className={css.scene}
          width={pictures.background.width}
          height={pictures.background.height}
          layers={[
            { bitmap: pictures.background, x: 0, y: 0 },
            { bitmap: pictures.piece, x, y: pictures.y },
          ]}
        />
      ) : (
        <Skeleton shape="block" height={size.height} />
      )}
      <div className={css.trackOf[state]}>
        {x === 0 && (
          <span className={css.trackText} aria-hidden="true">
            {copy.slide}
          </span>
        )}
        <input
          type="range"
          className={css.range}
          aria-label={copy.slide}
          aria-valuetext={fillCopy(copy.slideAt, { percent })}
          aria-disabled={!isReady}
          min={0}
          max={most}
          step={1}
          value={x}
          onChange={({ target }) => {
            if (isReady) move(Number(target.value));
          }}
          onKeyDown={onKeyDown}
          onPointerUp={drop}
        />
      </div>
      <p role="status" className={css.statusOf[state]}>
        {messages[state]}
      </p>
    </div>
  );
}
