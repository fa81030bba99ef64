import { Icon } from '@huiqi/components/ui';
import { useEffect } from 'react';
import * as css from './display.css.js';
import { useSpeech } from './useSpeech.js';

/** What is selected in the page, else its whole main part. */
function textToRead(): string {
  const main = document.getElementById('main');
  const selection = getSelection();
  const selected = selection?.toString().trim() ?? '';
  const isInside = main?.contains(selection?.anchorNode ?? null) === true;
  return isInside && selected !== '' ? selected : (main?.innerText ?? '');
}

/** Reads the page aloud in the browser's own Chinese voice; nothing where it has none. */
export function ReadAloud() {
  const { voice, isSpeaking, speak, stop } = useSpeech();
  useEffect(() => stop, [stop]);
  if (!voice) return null;
  return (
    <button
      type="button"
      className={css.read}
      // A press would otherwise clear the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isSpeaking ? stop() : speak(textToRead()))}
    >
      <span className={css.readMark}>
        <Icon name={isSpeaking ? 'pause' : 'play'} size={18} />
      </span>
      {isSpeaking ? '停止朗读' : '朗读'}
    </button>
  );
}
