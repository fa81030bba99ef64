import { useCallback, useEffect, useState } from 'react';
import { sentencesOf } from './sentencesOf.js';

interface Speech {
  /** A Chinese voice of the browser; undefined where there is none. */
  readonly voice: SpeechSynthesisVoice | undefined;
  readonly isSpeaking: boolean;
  readonly speak: (text: string) => void;
  readonly stop: () => void;
}

/** Voices of Mandarin before those of other Chinese languages. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices();
  return (
    voices.find(({ lang }) => /^(?:zh|cmn)[-_](?:Hans[-_])?CN/i.test(lang)) ??
    voices.find(({ lang }) => /^(?:zh|cmn)\b/i.test(lang))
  );
}

const hasSpeech = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** Reading aloud by the browser itself. */
export function useSpeech(): Speech {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!hasSpeech()) return undefined;
    const find = () => setVoice(findVoice());
    find();
    // Some browsers load their voices after the page. Safari before 16 has no addEventListener here.
    speechSynthesis.onvoiceschanged = find;
    return () => {
      speechSynthesis.onvoiceschanged = null;
    };
  }, []);
  const stop = useCallback(() => {
    if (hasSpeech()) speechSynthesis.cancel();
    setSpeaking(false);
  }, []);
  const speak = (text: string) => {
    stop();
    const sentences = sentencesOf(text);
    setSpeaking(sentences.length > 0);
    // One by one: browsers end a long text early.
    sentences.forEach((sentence, at) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = 'zh-CN';
      utterance.voice = voice ?? null;
      // A little slower than usual.
      utterance.rate = 0.9;
      if (at === sentences.length - 1) utterance.addEventListener('end', () => setSpeaking(false));
      speechSynthesis.speak(utterance);
    });
  };
  return { voice, isSpeaking, speak, stop };
}
