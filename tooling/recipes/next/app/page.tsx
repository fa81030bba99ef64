import { prefetch, productFilters, productListReads } from '@huiqi/components/prefetch';
import { Preloaded } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { Market } from './Market';

// What it reads is the same for everybody: a session of the visitor would need `cache: false`.
const client = createClient({ baseUrl: process.env.NEXT_PUBLIC_HUIQI });

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
