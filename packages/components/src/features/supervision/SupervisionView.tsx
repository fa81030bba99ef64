import type { Banner, DemandRow, OverseeStatistics } from '@huiqi/sdk';
import { formatDate, formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { FrontBanner } from '../../patterns/FrontPage/FrontBanner.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { KeyFigures } from '../../patterns/page/KeyFigures.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { dateColumn, nameColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { DemandStatusTag } from '../demands/DemandStatusTag.js';
import { useSupervisionCopy, type SupervisionCopy } from './copy.js';
import { OverseeChartsView } from './OverseeChartsView.js';
import type { OverseeFigure } from './overseeFilters.js';
import * as css from './supervision.css.js';

export interface SupervisionViewProps {
  readonly banners: readonly Banner[];
  readonly statistics: DataStateValue<OverseeStatistics>;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<DemandRow>>;
  /** The department whose demands are shown. */
  readonly department: string | undefined;
  readonly departmentLink: (departmentId: string, figure: OverseeFigure) => LinkTarget;
  readonly demandLink: (demandId: string) => LinkTarget;
  /** Link of a banner: a path of the site. */
  readonly linkTo: (path: string) => LinkTarget;
}

/** Banners with the county's figures, charts of the departments, the demands. */
export function SupervisionView(props: SupervisionViewProps) {
  const { statistics, list, state, department, departmentLink, demandLink } = props;
  const copy = useSupervisionCopy();
  const slides = useSlides(props, copy);
  const labels = {
    carousel: copy.carousel,
    slide: copy.slide,
    pause: copy.pause,
    play: copy.play,
  };
  return (
    <div className={css.page}>
      <FrontBanner
        slides={slides}
        labels={labels}
        search={
          <DataState compact state={statistics} loading={<Skeleton shape="block" height={56} />}>
            {(figures) => (
              <div className={css.overview}>
                <KeyFigures figures={figuresOf(figures, copy)} />
              </div>
            )}
          </DataState>
        }
      />
      <DataState compact state={statistics} loading={<Skeleton shape="block" height={320} />}>
        {({ departments }) => (
          <OverseeChartsView
            departments={departments}
            departmentLink={departmentLink}
            current={department}
          />
        )}
      </DataState>
      <ListView
        level={2}
        title={copy.listTitle}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.listTotal, { n })}
        empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      >
        {(demands) => (
          <Table
            caption={copy.listTitle}
            columns={columns(copy)}
            rows={demands}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkProps(demandLink(id))}
          />
        )}
      </ListView>
    </div>
  );
}

const figuresOf = (
  { total, replied, waiting, overdue, onTimeRate }: OverseeStatistics,
  copy: SupervisionCopy,
) => [
  ...(
    [
      [copy.total, total],
      [copy.replied, replied],
      [copy.waiting, waiting],
      [copy.overdue, overdue],
    ] as const
  ).map(([label, value]) => ({ label, value: formatThousands(value), unit: copy.piece })),
  { label: copy.onTime, value: formatPercent(onTimeRate) },
];

function useSlides(
  { banners, linkTo }: Pick<SupervisionViewProps, 'banners' | 'linkTo'>,
  copy: SupervisionCopy,
) {
  const pictureUrl = usePictureUrl();
  if (banners.length === 0) return [{ id: 'own', title: copy.title, sentence: copy.sentence }];
  return banners.map(({ id, title, subtitle, imageUrl, link }) => ({
    id,
    title,
    sentence: subtitle ?? undefined,
    picture: pictureUrl(imageUrl),
    link: link ? { label: copy.see, ...linkTo(link) } : undefined,
  }));
}

const columns = (copy: SupervisionCopy): TableColumn<DemandRow>[] => [
  { key: 'title', header: copy.demand, rowHeader: true, render: ({ title }) => title },
  nameColumn('department', copy.department, ({ departmentName }) => departmentName ?? '--'),
  dateColumn('due', copy.due, ({ dueOn }) => dueOn ?? '--'),
  {
    key: 'replied',
    header: copy.repliedAt,
    kind: 'date',
    card: 'hidden',
    render: ({ repliedTs }) => (repliedTs ? formatDate(repliedTs) : copy.notYet),
  },
  {
    key: 'status',
    header: copy.status,
    card: 'aside',
    render: ({ status, overdue }) => (
      <span className={css.tags}>
        <DemandStatusTag status={status} overdue={overdue} />
      </span>
    ),
  },
];
