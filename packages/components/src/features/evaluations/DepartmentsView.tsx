import type { EvaluationDepartment, RelatedCompany } from '@huiqi/sdk';
import { useState } from 'react';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Section } from '../../ui/Section/Section.js';
import { Select } from '../../ui/Select/Select.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';
import { filterDepartments } from './filterDepartments.js';

export interface DepartmentsViewProps {
  /** Companies to choose from. */
  readonly own: readonly Pick<RelatedCompany, 'id' | 'qymc'>[];
  readonly companyId: string;
  readonly onCompanyChange: (companyId: string) => void;
  readonly departments: readonly EvaluationDepartment[];
  readonly departmentLink: (id: string) => LinkTarget;
}

/** Whom a company rates, and whom it has rated. */
export function DepartmentsView(props: DepartmentsViewProps) {
  const { own, companyId, onCompanyChange, departments, departmentLink } = props;
  const copy = useEvaluationsCopy();
  const [keyword, setKeyword] = useState('');
  const shown = filterDepartments(departments, keyword);
  const done = departments.filter(({ whetherSubmitted }) => whetherSubmitted).length;
  return (
    <Section
      title={copy.departments}
      description={fillCopy(copy.progress, {
        done: String(done),
        total: String(departments.length),
      })}
    >
      <div className={css.stack}>
        <div className={css.toolbar}>
          <Field label={copy.company}>
            {(control) => (
              <Select
                {...control}
                value={companyId}
                onChange={({ target }) => onCompanyChange(target.value)}
                options={own.map(({ id, qymc }) => ({ value: id, label: qymc }))}
              />
            )}
          </Field>
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
        </div>
        {shown.length === 0 ? (
          <EmptyState
            kind="filtered"
            title={fillCopy(copy.noMatch, { keyword: keyword.trim() })}
            action={{ label: copy.clear, onSelect: () => setKeyword('') }}
          />
        ) : (
          <ul className={css.departments} aria-label={copy.departments}>
            {shown.map((department) => (
              <Department
                key={department.id}
                department={department}
                link={departmentLink(department.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </Section>
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
      <a className={css.department} href={link.href} onClick={onPlainClick(link.onOpen)}>
        {name}
        {whetherSubmitted ? (
          <Tag tone="success">{copy.submitted}</Tag>
        ) : (
          <span className={css.action}>{copy.toRate}</span>
        )}
      </a>
    </li>
  );
}
