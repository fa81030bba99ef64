import { useEffect, useState, type ComponentType } from 'react';
import { Card } from '../../ui/Card/Card.js';
import type { ListEmptyProps } from './ListEmpty.js';
import { useListCopy } from './copy.js';

/**
 * In place of rows that are not there. Most lists have rows, so the drawn state is fetched when it is needed; until then, and when it
 * cannot be fetched, its title says enough.
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
