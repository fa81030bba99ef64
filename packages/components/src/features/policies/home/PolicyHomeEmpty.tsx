import { Card } from '../../../ui/Card/Card.js';
import { Empty } from '../../../ui/Empty/Empty.js';

/** Empty state of a policy card. */
export function PolicyHomeEmpty({ title }: { readonly title: string }) {
  return (
    <Card padding="none">
      <Empty title={title} />
    </Card>
  );
}
