import { Card } from '../../ui/Card/Card.js';
import { Empty } from '../../ui/Empty/Empty.js';

/** Stands in a card in the place of what there is none of. */
export function PolicyHomeEmpty({ title }: { readonly title: string }) {
  return (
    <Card padding="none">
      <Empty title={title} />
    </Card>
  );
}
