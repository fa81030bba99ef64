import type { EvaluationResults } from '@huiqi/sdk';
import { emptyText } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { RankChart } from '../../patterns/charts/RankChart.js';
import { rankTable, type RankChartData } from '../../patterns/charts/rankData.js';
import { Dashboard } from '../../patterns/Dashboard/Dashboard.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Field } from '../../ui/Field/Field.js';
import { Select } from '../../ui/Select/Select.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';

export interface EvaluationResultsViewProps {
  readonly results: EvaluationResults;
  /** Activities to choose from. */
  readonly activities: readonly { readonly id: string; readonly name: string }[];
  readonly departmentId: string | null;
  readonly departmentLink: (departmentId: string) => LinkTarget;
  readonly onActivityChange: (id: string) => void;
  readonly comments: ReactNode;
}

const fullScore = 100;
const score = (value: number) => value.toFixed(2);

/** Charts of scores by department and by question, each with its table. */
export function EvaluationResultsView(props: EvaluationResultsViewProps) {
  const { results, activities, departmentId, departmentLink, onActivityChange, comments } = props;
  const copy = useEvaluationsCopy();
  const rated = results.departments.filter(({ averageScore }) => averageScore !== null);
  const current = rated.find(({ id }) => id === departmentId) ?? rated[0];
  const byDepartment: RankChartData = {
    rankLabel: copy.department,
    valueLabel: copy.score,
    unit: copy.points,
    format: score,
    full: fullScore,
    rows: rated.map(({ id, name, averageScore }) => ({
      key: id,
      label: name,
      value: Number(averageScore),
      link: departmentLink(id),
      current: id === current?.id,
    })),
  };
  const byQuestion: RankChartData = {
    ...byDepartment,
    rankLabel: copy.question,
    rows: (current?.questions ?? []).map(({ id, title, averageScore }) => ({
      key: id,
      label: title,
      value: Number(averageScore ?? 0),
    })),
  };
  const questionTitle = fillCopy(copy.byQuestion, { name: current?.name ?? '' });
  return (
    <div className={css.stack}>
      <Dashboard
        title={copy.manage}
        range={
          <Field label={copy.activity}>
            {(control) => (
              <Select
                {...control}
                value={results.activity.id}
                onChange={({ target }) => onActivityChange(target.value)}
                options={activities.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
        }
        updated={copy.updated}
        figures={[
          { label: copy.submissions, value: String(results.submissions), unit: copy.copies },
          { label: copy.average, value: results.averageScore ?? emptyText, unit: copy.points },
          { label: copy.rated, value: String(rated.length), unit: copy.places },
          { label: copy.best, value: rated[0]?.name ?? emptyText, isName: true },
        ]}
        charts={
          rated.length === 0
            ? []
            : [
                {
                  id: 'departments',
                  title: copy.byDepartment,
                  chart: <RankChart title={copy.byDepartment} {...byDepartment} />,
                  data: rankTable(byDepartment),
                  growing: true,
                },
                {
                  id: 'questions',
                  title: questionTitle,
                  chart: <RankChart title={questionTitle} {...byQuestion} />,
                  data: rankTable(byQuestion),
                  growing: true,
                },
              ]
        }
      />
      {rated.length === 0 ? (
        <EmptyState kind="never" title={copy.noResults} line={copy.noResultsHint} />
      ) : (
        comments
      )}
    </div>
  );
}
