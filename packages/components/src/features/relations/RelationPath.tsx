import type { RelationNode } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { useRelationsCopy } from './copy.js';
import * as css from './relations.css.js';

export interface RelationPathProps {
  readonly node: RelationNode;
  /** The other end, once set. */
  readonly start: RelationNode | undefined;
  /** Nodes from the start to this node; undefined if nothing connects them. */
  readonly path: readonly RelationNode[] | undefined;
  readonly onStart: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
}

/** Sets one end of a path, and lists the path from there to the selected node. */
export function RelationPath({ node, start, path, onStart, onSelect }: RelationPathProps) {
  const copy = useRelationsCopy();
  const isStart = start?.id === node.id;
  return (
    <div>
      <Stack direction="horizontal" gap={2}>
        <Button
          size="small"
          aria-pressed={isStart}
          onClick={() => onStart(isStart ? null : node.id)}
        >
          {copy.pathStart}
        </Button>
        {start && !isStart && (
          <Button size="small" variant="text" onClick={() => onStart(null)}>
            {copy.pathEnd}
          </Button>
        )}
      </Stack>
      <div role="status">
        {isStart && <p className={css.muted}>{copy.pathHint}</p>}
        {start && !isStart && (
          <p className={css.muted}>
            {path
              ? fillCopy(copy.pathOf, { name: start.label, n: path.length - 1 })
              : fillCopy(copy.noPath, { name: start.label })}
          </p>
        )}
      </div>
      {start && !isStart && path && (
        <ol className={css.neighbours}>
          {path.map(({ id, label }) => (
            <li key={id}>
              <button type="button" className={css.neighbour} onClick={() => onSelect(id)}>
                <span className={css.neighbourName}>{label}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
