import { useId, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { FilterField } from './FilterField.js';
import { KeywordField } from './KeywordField.js';
import * as css from './ListFilters.css.js';
import { splitFields } from './splitFields.js';
import type { ListControls, ListField } from './types.js';
import { useFilterSheet } from './useFilterSheet.js';
import { useListCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface ListFiltersProps {
  /** Id of its form, which also sends the sort order. */
  readonly id?: string | undefined;
  readonly list: ListControls;
  readonly label: string;
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly loading: boolean;
  /** Whether the line of the title, or else that of the results, has room at its end. */
  readonly isBeside?: boolean | undefined;
}

/** The filter card: keyword first, five per row, the rest on demand; on phones in a sheet. */
export function ListFilters(props: ListFiltersProps) {
  const { id, list, label, total, loading, isBeside = false } = props;
  const [isExpanded, setExpanded] = useState(false);
  const sheet = useFilterSheet();
  const copy = useListCopy();
  const withCount = (text: string, n: number) =>
    n > 0 ? fillCopy(copy.withCount, { text, n }) : text;
  const moreId = useId();
  const { keyword, fields, active, mode } = list;
  const [first, more] = splitFields(fields, keyword !== undefined, mode === 'submit');
  const countOf = (keys: readonly { readonly key: string }[]) =>
    active.filter((filter) => keys.some(({ key }) => key === filter.key)).length;
  if (!keyword && fields.length === 0) return null;
  const classes = [
    css.card,
    !sheet.failed && css.folding,
    !sheet.failed && isBeside && !keyword && css.beside,
  ];
  const moreButton = (
    <Button
      variant="text"
      icon={isExpanded ? 'chevronUp' : 'chevronDown'}
      aria-expanded={isExpanded}
      aria-controls={moreId}
      onClick={() => setExpanded(!isExpanded)}
    >
      {isExpanded ? copy.fewerFilters : withCount(copy.moreFilters, countOf(more))}
    </Button>
  );
  return (
    <>
      <form
        id={id}
        role="search"
        method={list.address && 'get'}
        action={list.address?.action}
        aria-label={label}
        className={classes.filter(Boolean).join(' ')}
        onSubmit={(event) => {
          event.preventDefault();
          list.submit();
        }}
      >
        <FormParts list={list} />
        <div className={css.row}>
          {keyword && <KeywordField list={list} field={keyword} />}
          {fields.length > 0 && !sheet.failed && (
            <div className={css.onlyNarrow}>
              <Button
                icon="filter"
                aria-haspopup="dialog"
                block={!keyword}
                onClick={() => void sheet.show()}
              >
                {withCount(copy.filter, countOf(fields))}
              </Button>
            </div>
          )}
          <FieldCells list={list} fields={first} />
          {mode === 'instant' && more.length > 0 && <div className={css.more}>{moreButton}</div>}
          {mode === 'submit' && (
            <div className={css.buttons}>
              <Button type="submit" variant="primary" icon="search">
                {copy.query}
              </Button>
              <Button onClick={list.clear}>{copy.reset}</Button>
              {more.length > 0 && moreButton}
            </div>
          )}
        </div>
        {more.length > 0 && (
          <div id={moreId} className={css.row} hidden={!isExpanded}>
            <FieldCells list={list} fields={more} />
          </div>
        )}
        {mode === 'instant' && list.address && (
          <noscript>
            <Button type="submit">{copy.query}</Button>
          </noscript>
        )}
      </form>
      {sheet.Sheet && (
        <sheet.Sheet
          list={list}
          open={sheet.open}
          onOpenChange={sheet.setOpen}
          total={total}
          loading={loading}
        />
      )}
    </>
  );
}

/** Hidden fields of the form: the page's parameters, and filters selected elsewhere. */
function FormParts({ list }: Pick<ListFiltersProps, 'list'>) {
  const { address, keyword, fields, sort } = list;
  const names = [keyword, ...fields].flatMap((field) => field?.names ?? []);
  return address
    ?.besides(new Set(sort ? [...names, sort.name] : names))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface FieldCellsProps extends Pick<ListFiltersProps, 'list'> {
  readonly fields: readonly ListField[];
}

function FieldCells({ list, fields }: FieldCellsProps) {
  return fields.map((field) => (
    <div key={field.key} className={css.cell['of' in field.kind ? 'range' : 'single']}>
      <FilterField list={list} field={field} />
    </div>
  ));
}
