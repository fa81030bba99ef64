import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Stack } from '../../ui/Stack/Stack.js';
import { insertPhrase, opinionIn, PhraseList } from './PhraseList.js';
import { opinion } from './PhraseList.css.js';
import type { OpinionPhrase, OpinionPhrases } from './phraseTypes.js';

export interface OpinionBoxProps {
  readonly phrases: OpinionPhrases | undefined;
  /** Sends the decision: a phrase can be inserted and sent at once. */
  readonly onSend: () => void;
  /** The fields of a decision. */
  readonly children: ReactNode;
}

/** The fields of a decision with the viewer's phrases, which are hidden where no field takes text. */
export function OpinionBox({ phrases, onSend, children }: OpinionBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const numbered = useSteadyOrder(phrases?.phrases ?? []);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (!sending) return;
    setSending(false);
    // Only now do the fields that are sent have the phrase.
    onSend();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each key
  }, [sending]);
  function insert(phrase: OpinionPhrase) {
    insertPhrase(box.current, phrase);
    phrases?.onUse(phrase.id);
  }
  useEffect(() => {
    const element = box.current;
    const press = (event: KeyboardEvent) => {
      // By its place on the keyboard: with Alt, some systems type another character.
      const place = /^Digit([1-9])$/.exec(event.code)?.[1];
      const phrase = event.altKey && place ? numbered[Number(place) - 1] : undefined;
      const field = opinionIn(element);
      if (!phrase || !field) return;
      event.preventDefault();
      const isSent = event.shiftKey;
      // Sent again after a failure, the opinion has it already.
      if (!isSent || !field.value.includes(phrase.text)) insert(phrase);
      if (isSent) setSending(true);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
  return (
    <div ref={box} className={opinion}>
      <Stack gap={4}>
        {children}
        {phrases && <PhraseList {...phrases} box={box} numbered={numbered} onInsert={insert} />}
      </Stack>
    </div>
  );
}

/** The phrases in the order they had first: numbers do not change under the fingers. New ones come last. */
function useSteadyOrder(phrases: readonly OpinionPhrase[]): readonly OpinionPhrase[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const isFirst = order.length === 0 && phrases.length > 0;
  if (isFirst) setOrder(phrases.map(({ id }) => id));
  const known = order.flatMap((id) => phrases.find((phrase) => phrase.id === id) ?? []);
  return [...known, ...phrases.filter(({ id }) => !order.includes(id))];
}
