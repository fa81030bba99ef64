import type { Operation, OperationId, Tag } from '@huiqi/sdk';

/** Key of a cached response: `[tag]` names all responses of a domain, `[tag, operationId]` those of one read. */
export const queryKey = (
  { tag, id }: Pick<Operation<OperationId>['spec'], 'tag' | 'id'>,
  input: object,
): readonly [tag: Tag, id: OperationId, input: object] => [tag, id, input];
