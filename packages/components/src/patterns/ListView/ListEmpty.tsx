import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Card } from '../../ui/Card/Card.js';
import { Empty } from '../../ui/Empty/Empty.js';

export interface ListEmptyCopy {
  readonly title: string;
  readonly description?: string | undefined;
  /** The way on, such as a link to where the first one is made. */
  readonly action?: ReactNode;
}

export interface ListEmptyProps extends ListEmptyCopy {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Nothing found: never had any, or filtered away. */
export function ListEmpty({ isFiltered, onClear, ...never }: ListEmptyProps) {
  return (
    <Card>
      {isFiltered ? (
        <Empty
          title="没有符合条件的结果"
          description="换一个条件，或清除全部条件再看看。"
          action={<Button onClick={onClear}>清除全部条件</Button>}
        />
      ) : (
        <Empty {...never} />
      )}
    </Card>
  );
}
