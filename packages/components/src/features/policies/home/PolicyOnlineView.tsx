import type {
  Banner,
  Policy,
  PolicyApplyRecord,
  PolicyHome,
  PolicySearchMenu,
  PolicyServiceEffect,
} from '@huiqi/sdk';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { BannerSlide } from '../../../patterns/FrontPage/bannerSlide.js';
import { FrontPage } from '../../../patterns/FrontPage/FrontPage.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { usePolicyHomeCopy, type PolicyHomeCopy } from './copy.js';
import { effectFigures } from './policyEffectData.js';
import { PolicyEffectView, type PolicyEffectViewProps } from './PolicyEffectView.js';
import { PolicyHomeApplicationsView } from './PolicyHomeApplicationsView.js';
import { PolicyHomeEmpty } from './PolicyHomeEmpty.js';
import { PolicyHomeLines } from './PolicyHomeLines.js';
import { PolicyHomeMineView, type PolicyHomeMineViewProps } from './PolicyHomeMineView.js';
import { PolicyHomeSearch } from './PolicyHomeSearch.js';
import { PolicyOnlineCards } from './PolicyOnlineCards.js';
import { policyTasks, type PolicyTaskLinks } from './policyTasks.js';

export interface PolicyOnlineViewProps
  extends PolicyTaskLinks, PolicyEffectViewProps, Omit<PolicyHomeMineViewProps, 'home'> {
  readonly banners: readonly Banner[];
  readonly menu: PolicySearchMenu | undefined;
  readonly effect: DataStateValue<PolicyServiceEffect>;
  readonly latest: DataStateValue<readonly Policy[]>;
  readonly open: DataStateValue<readonly Policy[]>;
  readonly applications: DataStateValue<readonly PolicyApplyRecord[]>;
  /** Content for the user; nothing for a visitor. */
  readonly mine: DataStateValue<PolicyHome> | undefined;
  /** All policies. */
  readonly total: LinkTarget;
  /** Link of a banner: a path of the site. */
  readonly linkTo: (path: string) => LinkTarget;
  /** Called with the query of the search page. */
  readonly onFind: (query: URLSearchParams) => void;
}

/** Policies online: banners and search, tasks, latest and open policies, declarations, results. */
export function PolicyOnlineView(props: PolicyOnlineViewProps) {
  const { menu, onFind, effect, latest, open, applications, total, declarable } = props;
  const { policyLink, search } = props;
  const copy = usePolicyHomeCopy();
  const slides = useSlides(props, copy);
  return (
    <FrontPage
      banner={{
        slides,
        search: <PolicyHomeSearch menu={menu} action={search.href} onFind={onFind} />,
        labels: {
          carousel: copy.carousel,
          slide: copy.slide,
          pause: copy.pause,
          play: copy.play,
        },
      }}
      figures={figuresOf(effect, copy)}
      figureCount={4}
      tasks={policyTasks(props, copy)}
      offers={{
        title: copy.latest,
        all: { label: copy.allPolicies, ...total },
        content: <PolicyOnlineCards state={latest} policyLink={policyLink} />,
      }}
      news={{
        title: copy.declarable,
        all: { label: copy.allDeclarable, ...declarable },
        content: (
          <DataState compact state={open} loading={<Skeleton shape="block" height={290} />}>
            {(policies) => (
              <PolicyHomeLines
                policies={policies.slice(0, 6)}
                policyLink={policyLink}
                emptyText={copy.noDeclarable}
              />
            )}
          </DataState>
        ),
      }}
      aside={{
        title: copy.applications,
        content: (
          <DataState
            compact
            state={applications}
            loading={<Skeleton shape="block" height={290} />}
            empty={<PolicyHomeEmpty title={copy.noApplications} />}
          >
            {(records) => <PolicyHomeApplicationsView records={records.slice(0, 5)} />}
          </DataState>
        ),
      }}
      more={[
        ...mineSection(props, copy),
        { title: copy.effect, content: <PolicyEffectView {...props} /> },
      ]}
    />
  );
}

function figuresOf(effect: PolicyOnlineViewProps['effect'], copy: PolicyHomeCopy) {
  if (effect.status === 'ready') return effectFigures(effect.data, copy);
  return effect.status === 'loading' ? effect.status : undefined;
}

function useSlides({ banners, linkTo }: PolicyOnlineViewProps, copy: PolicyHomeCopy) {
  const pictureUrl = usePictureUrl();
  const own: BannerSlide = { id: 'first', title: copy.bannerTitle, sentence: copy.bannerText };
  const slides = banners.map(({ id, title, subtitle, imageUrl, link }, turn): BannerSlide => ({
    // The first one keeps its place in the document, and thereby the focus of its heading.
    id: turn === 0 ? own.id : id,
    title,
    sentence: subtitle ?? undefined,
    picture: pictureUrl(imageUrl),
    link: link ? { label: copy.bannerLink, ...linkTo(link) } : undefined,
  }));
  return slides.length > 0 ? slides : [own];
}

function mineSection({ mine, ...props }: PolicyOnlineViewProps, copy: PolicyHomeCopy) {
  if (!mine) return [];
  const content = (
    <DataState compact state={mine} loading={<Skeleton shape="block" height={240} />}>
      {(home) => <PolicyHomeMineView {...props} home={home} />}
    </DataState>
  );
  return [{ title: copy.mine, content }];
}
