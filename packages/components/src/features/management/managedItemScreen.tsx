import type { ManagedKind } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useManagementCopy } from './copy.js';
import { ManagedItem } from './item/ManagedItem.js';
import type { ManagementPaths } from './paths.js';

interface OneItemProps extends ScreenProps<ManagementPaths> {
  readonly kind: ManagedKind;
}

/** The screen of one thing of a kind; `id` is in the path. */
export const managedItemScreen = (kind: ManagedKind) =>
  function ManagedItemScreen(props: ScreenProps<ManagementPaths>) {
    return <OneItem {...props} kind={kind} />;
  };

function OneItem({ kind, ...props }: OneItemProps) {
  const { params, paths, navigate, backTo, onName } = props;
  const copy = useManagementCopy();
  const id = params['id'] ?? '';
  return (
    <ManagedItem
      key={id}
      {...{ kind, id, onName }}
      back={{ label: copy.back, ...screenLink(props, backTo(paths.items(kind))) }}
      changeLink={(changeId) => screenLink(props, paths.change(changeId))}
      onChange={(changeId) => navigate(paths.change(changeId))}
    />
  );
}
