'use client';

import { ApplyWizard } from '@huiqi/components/applications';
import { useParams, useRouter, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';

function Apply() {
  const router = useRouter();
  const { id } = useParams<{ id: string }>();
  const companyId = useSearchParams().get('companyId') || undefined;
  return (
    <ApplyWizard
      productId={id}
      companyId={companyId}
      exit={{ href: `/products/${id}` }}
      onLogin={() => router.push('/login')}
      onSuccess={() => router.replace('/orders')}
      onFail={() => router.replace(`/products/${id}`)}
    />
  );
}

export default function Page() {
  return (
    <Suspense>
      <Apply />
    </Suspense>
  );
}
