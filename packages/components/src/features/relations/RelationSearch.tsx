import { useState, type FormEvent } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Select } from '../../ui/Select/Select.js';
import { useRelationsCopy } from './copy.js';
import { centreOfText, type RelationCentre, type RelationDepth } from './relationQuery.js';
import * as css from './relations.css.js';

export interface RelationSearchProps {
  readonly centre: RelationCentre;
  readonly depth: RelationDepth;
  readonly onSearch: (centre: RelationCentre, depth: RelationDepth) => void;
}

const depths: readonly RelationDepth[] = [1, 2, 3];

/** The centre company, and how far relations are followed. Remount it for another centre. */
export function RelationSearch({ centre, depth, onSearch }: RelationSearchProps) {
  const copy = useRelationsCopy();
  const [text, setText] = useState(centre.companyName ?? centre.nsrsbh ?? '');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const isShort = text.trim().length === 1;
    setError(isShort ? copy.searchShort : undefined);
    if (!isShort) onSearch(centreOfText(text), depth);
  }

  return (
    <form className={css.search} role="search" onSubmit={submit} noValidate>
      <Field label={copy.search} hint={copy.searchHint} error={error}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label={copy.depth}>
        {(control) => (
          <Select
            {...control}
            value={String(depth)}
            options={depths.map((n) => ({
              value: String(n),
              label: fillCopy(copy.depthOf, { n }),
            }))}
            onChange={(event) => {
              const next = depths.find((n) => String(n) === event.target.value);
              if (next) onSearch(centre, next);
            }}
          />
        )}
      </Field>
      <div className={css.submit}>
        <Button type="submit" variant="primary">
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
