import { PolicyCategoryLabels, PolicyGradeLabels, type PolicySearchMenu } from '@huiqi/sdk';
import { useState } from 'react';
import { Button } from '../../../ui/Button/Button.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { Select } from '../../../ui/Select/Select.js';
import { usePolicyHomeCopy } from './copy.js';
import { policyFilters } from '../search/policyFilters.js';
import * as css from './PolicyOnline.css.js';

export interface PolicyHomeSearchProps {
  /** Categories and grades with labels; the contract's until loaded. */
  readonly menu: PolicySearchMenu | undefined;
  /** Address of the search page, which the form is sent to without scripts. */
  readonly action?: string | undefined;
  /** Called with the query of the search page. */
  readonly onFind: (query: URLSearchParams) => void;
}

type Choices = readonly { readonly code: string; readonly name: string }[];

const known = (labels: Readonly<Record<string, string>>): Choices =>
  Object.entries(labels).map(([code, name]) => ({ code, name }));

/** The most common criteria: words, category, publisher. */
export function PolicyHomeSearch({ menu, action, onFind }: PolicyHomeSearchProps) {
  const copy = usePolicyHomeCopy();
  const [texts, setTexts] = useState({ keyword: '', category: '', grade: '' });
  const set = (name: keyof typeof texts) => (event: { readonly target: { value: string } }) => {
    const { value } = event.target;
    setTexts((before) => ({ ...before, [name]: value }));
  };
  const pick = (name: 'category' | 'grade', choices: Choices) => (
    <Field label={copy[name]}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={texts[name]}
          options={[
            { value: '', label: copy.any },
            ...choices.map(({ code, name: label }) => ({ value: code, label })),
          ]}
          onChange={set(name)}
        />
      )}
    </Field>
  );
  return (
    <form
      className={css.quick}
      method="get"
      action={action}
      role="search"
      aria-label={copy.quick}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(policyFilters.format(policyFilters.change({}, texts)));
      }}
    >
      <div className={css.words}>
        <Field label={copy.keyword}>
          {(control) => (
            <Input
              {...control}
              name="keyword"
              type="search"
              maxLength={50}
              placeholder={copy.keywordHint}
              value={texts.keyword}
              onChange={set('keyword')}
            />
          )}
        </Field>
      </div>
      {pick('category', menu?.categories ?? known(PolicyCategoryLabels))}
      {pick('grade', menu?.grades ?? known(PolicyGradeLabels))}
      <div className={css.find}>
        <Button type="submit" variant="primary" block>
          {copy.find}
        </Button>
      </div>
    </form>
  );
}
