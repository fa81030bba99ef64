import { prefetch, productFilters, productListReads } from '@huiqi/components/prefetch';
import { Preloaded } from '@huiqi/components/provider';
import { client } from './client';
import { Market } from './Market';

export const dynamic = 'force-dynamic';

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<Record<string, string>>;
}) {
  const filters = productFilters.parse(new URLSearchParams(await searchParams));
  const responses = await prefetch(client, productListReads({ filters }));
  return (
    <Preloaded responses={responses}>
      <Market filters={filters} />
    </Preloaded>
  );
}
