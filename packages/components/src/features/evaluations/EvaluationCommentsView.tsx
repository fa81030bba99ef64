import type { EvaluationComment, EvaluationCommentPage } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Pager } from '../../ui/Pager/Pager.js';
import { Section } from '../../ui/Section/Section.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { dateColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useEvaluationsCopy, type EvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';

export interface EvaluationCommentsViewProps {
  readonly state: DataStateValue<EvaluationCommentPage>;
  readonly onIndexChange: (index: number) => void;
}

/** One page of comments, without their authors. */
export function EvaluationCommentsView({ state, onIndexChange }: EvaluationCommentsViewProps) {
  const copy = useEvaluationsCopy();
  return (
    <Section title={copy.comments} description={copy.commentsHint}>
      <DataState state={state} loading={<Skeleton lines={5} />}>
        {({ content, page }) => (
          <div className={css.stack}>
            <Table
              caption={copy.comments}
              density="compact"
              cardsBelow="narrow"
              columns={columns(copy)}
              rows={content}
              rowKey={({ id }) => id}
              empty={<Empty title={copy.noComments} />}
            />
            {page.total > page.size && <Pager {...page} onChange={onIndexChange} />}
          </div>
        )}
      </DataState>
    </Section>
  );
}

const columns = (copy: EvaluationsCopy): TableColumn<EvaluationComment>[] => [
  {
    key: 'department',
    header: copy.department,
    rowHeader: true,
    render: (row) => row.departmentName,
  },
  { key: 'title', header: copy.question, render: ({ title }) => title ?? copy.commentOf },
  { key: 'content', header: copy.content, render: ({ content }) => content },
  dateColumn('time', copy.time, ({ createdTs }) => formatDateTime(createdTs)),
];
