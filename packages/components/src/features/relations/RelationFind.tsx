import type { RelationNode } from '@huiqi/sdk';
import { useId, useState, type FormEvent } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Input } from '../../ui/Input/Input.js';
import { useRelationsCopy } from './copy.js';
import * as css from './relations.css.js';

export interface RelationFindProps {
  readonly nodes: readonly RelationNode[];
  readonly onFind: (node: RelationNode) => void;
}

/** Steps through the nodes whose name contains a text. */
export function RelationFind({ nodes, onFind }: RelationFindProps) {
  const copy = useRelationsCopy();
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ readonly at: number; readonly total: number }>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const part = text.trim().toLowerCase();
    if (part === '') return setFound(undefined);
    const matches = nodes.filter(
      ({ label, nsrsbh }) =>
        label.toLowerCase().includes(part) || nsrsbh?.toLowerCase().includes(part),
    );
    const at = found && found.at < matches.length ? found.at : 0;
    const node = matches[at];
    setFound({ at: node ? at + 1 : 0, total: matches.length });
    if (node) onFind(node);
  }

  return (
    <form className={css.find} role="search" aria-labelledby={id} onSubmit={submit}>
      <label id={id} className={css.findLabel} htmlFor={`${id}-text`}>
        {copy.find}
      </label>
      <Input
        id={`${id}-text`}
        type="search"
        maxLength={100}
        placeholder={copy.findHint}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFound(undefined);
        }}
      />
      <Button type="submit">{copy.findNext}</Button>
      <span role="status" className={css.muted}>
        {found &&
          (found.total === 0
            ? copy.notFound
            : fillCopy(copy.found, { n: found.at, total: found.total }))}
      </span>
    </form>
  );
}
