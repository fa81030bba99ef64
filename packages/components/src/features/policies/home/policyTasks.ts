import type { FrontTask } from '../../../patterns/FrontPage/TaskTiles.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { PolicyHomeCopy } from './copy.js';

/** Links of the policy home's tiles. */
export interface PolicyTaskLinks {
  readonly search: LinkTarget;
  /** Policies that can be declared now. */
  readonly declarable: LinkTarget;
  /** Favourites and recommendations. */
  readonly recommend: LinkTarget;
  /** The user's declarations; omitted on sites without declarations. */
  readonly ownApplications?: LinkTarget | undefined;
}

/** The most common tasks first. */
export function policyTasks(links: PolicyTaskLinks, copy: PolicyHomeCopy): FrontTask[] {
  const { search, declarable, recommend, ownApplications } = links;
  return [
    { icon: 'search', label: copy.taskSearch, line: copy.taskSearchLine, ...search },
    { icon: 'upload', label: copy.taskDeclare, line: copy.taskDeclareLine, ...declarable },
    { icon: 'info', label: copy.taskRecommend, line: copy.taskRecommendLine, ...recommend },
    ...(ownApplications
      ? [
          {
            icon: 'clock',
            label: copy.taskApplications,
            line: copy.taskApplicationsLine,
            ...ownApplications,
          } as const,
        ]
      : []),
  ];
}
