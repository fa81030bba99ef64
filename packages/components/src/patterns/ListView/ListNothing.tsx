import { useEffect, useState, type ComponentType } from 'react';
import { Card } from '../../ui/Card/Card.js';
import type { ListEmptyProps } from './ListEmpty.js';
import { useListCopy } from './copy.js';

/**
 * Shown instead of rows if there are none. Most lists have rows, so the illustration is loaded on demand; until then,
 * or if loading fails, the title suffices.
 */
export function ListNothing(props: ListEmptyProps) {
  const copy = useListCopy();
  const [Drawn, setDrawn] = useState<ComponentType<ListEmptyProps>>();
  useEffect(() => {
    let isShown = true;
    import('./ListEmpty.js').then(
      ({ ListEmpty }) => {
        if (isShown) setDrawn(() => ListEmpty);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (Drawn) return <Drawn {...props} />;
  return (
    <Card>
      <p>{props.isFiltered ? copy.nothingFound : props.title}</p>
    </Card>
  );
}
