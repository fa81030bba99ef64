import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { searchForm, searchRow } from './ProductList.css.js';
import { useProductsCopy } from './copy.js';

export interface KeywordSearchProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Searches on Enter or on the button, not on every key: each search is an entry of the history. */
export function KeywordSearch({ keyword, onSearch }: KeywordSearchProps) {
  const copy = useProductsCopy();
  const [text, setText] = useState(keyword);
  return (
    <form
      role="search"
      className={searchForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field label={copy.keyword}>
        {(control) => (
          <div className={searchRow}>
            <Input
              {...control}
              type="search"
              maxLength={50}
              value={text}
              placeholder={copy.keywordHint}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit">{copy.search}</Button>
          </div>
        )}
      </Field>
    </form>
  );
}
