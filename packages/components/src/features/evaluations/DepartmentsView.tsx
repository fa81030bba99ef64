import type { EvaluationDepartment } from '@huiqi/sdk';
import { emptyText } from '@huiqi/sdk/domain';
import { useState, type ReactNode } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { Mark } from '../../patterns/page/Mark.js';
import { OfficePicture } from '../../patterns/page/OfficePicture.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Section } from '../../ui/Section/Section.js';
import { Select, type SelectOption } from '../../ui/Select/Select.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';
import { DepartmentsSkeleton } from './DepartmentsSkeleton.js';
import { filterDepartments } from './filterDepartments.js';

export interface DepartmentsViewProps {
  /** Companies to choose from, by id. */
  readonly own: readonly SelectOption[];
  readonly companyId: string;
  readonly onCompanyChange: (companyId: string) => void;
  /** Rendered below the select: why the company cannot rate. */
  readonly notice?: ReactNode;
  /** Null while the company cannot rate. */
  readonly departments: DataStateValue<readonly EvaluationDepartment[]> | null;
  readonly departmentLink: (id: string) => LinkTarget;
}

/** The departments a company can rate, and those it has rated. */
export function DepartmentsView(props: DepartmentsViewProps) {
  const { own, companyId, onCompanyChange, notice, departments, departmentLink } = props;
  const copy = useEvaluationsCopy();
  const [keyword, setKeyword] = useState('');
  const all = departments?.status === 'ready' ? departments.data : undefined;
  const done = all?.filter(({ whetherSubmitted }) => whetherSubmitted).length;
  return (
    <Section
      title={copy.departments}
      description={
        departments
          ? fillCopy(copy.progress, {
              done: String(done ?? emptyText),
              total: String(all?.length ?? emptyText),
            })
          : undefined
      }
    >
      <div className={css.stack}>
        <div className={css.toolbar}>
          <Field label={copy.company}>
            {(control) => (
              <Select
                {...control}
                value={companyId}
                onChange={({ target }) => onCompanyChange(target.value)}
                options={own}
              />
            )}
          </Field>
          {departments && (
            <Field label={copy.search}>
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  maxLength={50}
                  placeholder={copy.searchHint}
                  value={keyword}
                  onChange={({ target }) => setKeyword(target.value)}
                />
              )}
            </Field>
          )}
        </div>
        {notice}
        {departments && (
          <ProgressBar
            label={copy.departments}
            value={(100 * (done ?? 0)) / Math.max(1, all?.length ?? 0)}
          />
        )}
        {departments && (
          <DataState state={departments} loading={<DepartmentsSkeleton />}>
            {(list) => (
              <Matching {...{ list, keyword, departmentLink }} onClear={() => setKeyword('')} />
            )}
          </DataState>
        )}
      </div>
    </Section>
  );
}

interface MatchingProps extends Pick<DepartmentsViewProps, 'departmentLink'> {
  readonly list: readonly EvaluationDepartment[];
  readonly keyword: string;
  readonly onClear: () => void;
}

function Matching({ list, keyword, onClear, departmentLink }: MatchingProps) {
  const copy = useEvaluationsCopy();
  const shown = filterDepartments(list, keyword);
  if (shown.length === 0)
    return (
      <EmptyState
        kind="filtered"
        title={fillCopy(copy.noMatch, { keyword: keyword.trim() })}
        action={{ label: copy.clear, onSelect: onClear }}
      />
    );
  return (
    <ul className={css.departments} aria-label={copy.departments}>
      {shown.map((department) => (
        <Department
          key={department.id}
          department={department}
          link={departmentLink(department.id)}
        />
      ))}
    </ul>
  );
}

interface DepartmentProps {
  readonly department: EvaluationDepartment;
  readonly link: LinkTarget;
}

function Department({ department: { name, whetherSubmitted }, link }: DepartmentProps) {
  const copy = useEvaluationsCopy();
  return (
    <li>
      <a className={css.department} {...linkProps(link)}>
        <Mark name={name} picture={<OfficePicture name={name} />} size={40} />
        <span className={css.departmentName}>{name}</span>
        {whetherSubmitted ? (
          <Tag tone="success">{copy.submitted}</Tag>
        ) : (
          <span className={css.action}>{copy.toRate}</span>
        )}
      </a>
    </li>
  );
}
