import { useRef, useState, type RefObject } from 'react';
import { fillCopy } from '../../copy/fillCopy.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { useDeskQueueCopy } from './deskQueueCopy.js';
import { insertText } from './insertText.js';
import * as css from './PhraseList.css.js';
import type { OpinionPhrase, OpinionPhrases } from './phraseTypes.js';

/** Phrases that have a key: Alt+1 to Alt+9. */
const withKeys = 9;

/** Inserts a phrase; inserts and sends it. */
const keysOf = (number: number) => `Alt+${number} Alt+Shift+${number}`;

export interface PhraseListProps extends OpinionPhrases {
  /** The element around the opinion. */
  readonly box: RefObject<HTMLElement | null>;
  /** The phrases in the order of their numbers. */
  readonly numbered: readonly OpinionPhrase[];
  readonly onInsert: (phrase: OpinionPhrase) => void;
}

export const opinionIn = (box: HTMLElement | null) => box?.querySelector('textarea') ?? null;

/** Inserts a phrase into the opinion. */
export function insertPhrase(box: HTMLElement | null, { text }: OpinionPhrase): void {
  const root = box?.getRootNode() as Document | ShadowRoot | undefined;
  const active = root?.activeElement;
  const isOpinion = active instanceof HTMLTextAreaElement && box?.contains(active);
  const field = isOpinion ? active : opinionIn(box);
  if (field) insertText(field, text);
}

/** The viewer's phrases beside an opinion, with their keys; adds and deletes them. */
export function PhraseList(props: PhraseListProps) {
  const { box, numbered, onInsert, departmentName, onAdd, onDelete } = props;
  const copy = useDeskQueueCopy();
  const [isManaged, setManaged] = useState(false);
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  async function attempt(action: Promise<string | undefined>) {
    isBusy.current = true;
    setProblem(await action);
    isBusy.current = false;
  }
  function keep() {
    const text = opinionIn(box.current)?.value.trim() ?? '';
    if (text === '') setProblem(copy.phraseEmpty);
    // The second click of a double click would say that there is this phrase already.
    else if (!isBusy.current) void attempt(onAdd(text, isShared));
  }
  return (
    <section aria-label={copy.phrases} className={css.section}>
      <div className={css.head}>
        <h3 className={css.title}>{copy.phrases}</h3>
        <Button
          variant="text"
          size="small"
          aria-expanded={isManaged}
          onClick={() => setManaged(!isManaged)}
        >
          {copy.managePhrases}
        </Button>
      </div>
      <p className={css.note}>{numbered.length === 0 ? copy.noPhrases : copy.phraseKeys}</p>
      <ol className={css.list}>
        {numbered.map((phrase, place) => (
          <li key={phrase.id} className={css.item}>
            <button
              type="button"
              className={css.phrase}
              aria-keyshortcuts={place < withKeys ? keysOf(place + 1) : undefined}
              onClick={() => onInsert(phrase)}
            >
              {place < withKeys && <kbd className={css.key}>{`Alt+${place + 1}`}</kbd>}
              <span>{phrase.text}</span>
              {phrase.isShared && <span className={css.note}>{copy.phraseShared}</span>}
            </button>
            {isManaged && phrase.isOwn && (
              <Button
                variant="text"
                size="small"
                aria-label={fillCopy(copy.deletePhraseOf, { text: phrase.text })}
                onClick={() => void attempt(onDelete(phrase.id))}
              >
                {copy.deletePhrase}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isManaged && (
        <div className={css.head}>
          <Button size="small" onClick={keep}>
            {copy.keepPhrase}
          </Button>
          {departmentName !== null && (
            <Checkbox
              label={fillCopy(copy.sharePhrase, { name: departmentName })}
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
          )}
        </div>
      )}
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    </section>
  );
}
