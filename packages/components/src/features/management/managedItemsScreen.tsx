import type { ManagedKind } from '@huiqi/sdk';
import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { managedFilters } from './list/managedFilters.js';
import { ManagedList } from './list/ManagedList.js';
import { useManagementTabs } from './list/useManagementTabs.js';
import type { ManagementPaths } from './paths.js';

interface ManagedItemsProps extends ScreenProps<ManagementPaths> {
  readonly kind: ManagedKind;
}

/** The screen with the list of a kind; its filters are in the query. */
export const managedItemsScreen = (kind: ManagedKind) =>
  function ManagedItemsScreen(props: ScreenProps<ManagementPaths>) {
    return <ManagedItems {...props} kind={kind} />;
  };

function ManagedItems({ kind, ...props }: ManagedItemsProps) {
  const { paths, navigate } = props;
  const tabs = useManagementTabs(props);
  return (
    <ManagedList
      key={kind}
      {...{ kind, tabs }}
      {...filtersInQuery(props, managedFilters)}
      rowLink={({ id, version, state, change }) =>
        screenLink(
          props,
          change && version === 0 && state === 'NEW'
            ? paths.change(change.id)
            : paths.item(kind, id),
        )
      }
      changesLink={(importId) =>
        screenLink(props, paths.changes(new URLSearchParams({ importId })))
      }
      onNew={(changeId) => navigate(paths.change(changeId))}
    />
  );
}
