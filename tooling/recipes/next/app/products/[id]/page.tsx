import { prefetch, productDetailReads } from '@huiqi/components/prefetch';
import { Preloaded } from '@huiqi/components/provider';
import { client } from '../../client';
import { Product } from './Product';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const responses = await prefetch(client, productDetailReads(id));
  return (
    <Preloaded responses={responses}>
      <Product productId={id} />
    </Preloaded>
  );
}
