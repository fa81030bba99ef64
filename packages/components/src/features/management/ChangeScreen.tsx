import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { ChangePage } from './change/ChangePage.js';
import { useManagementCopy } from './copy.js';
import type { ManagementPaths } from './paths.js';

/** One change; `id` is in the path, the shown part in the query. */
export function ChangeScreen(props: ScreenProps<ManagementPaths>) {
  const { params, query, paths, navigate, setQuery, backTo, onName } = props;
  const copy = useManagementCopy();
  const id = params['id'] ?? '';
  return (
    <ChangePage
      key={id}
      changeId={id}
      onName={onName}
      backTo={(change) => ({
        label: copy.back,
        ...screenLink(
          props,
          backTo(
            change === undefined || change.state === 'SUBMITTED'
              ? paths.changes()
              : paths.items(change.kind),
          ),
        ),
      })}
      part={query.get('part') ?? ''}
      onPartChange={(part) => setQuery(new URLSearchParams({ part }), { replace: true })}
      onChange={(changeId) => navigate(paths.change(changeId))}
      onGone={({ kind }) => navigate(backTo(paths.items(kind)), { replace: true })}
    />
  );
}
