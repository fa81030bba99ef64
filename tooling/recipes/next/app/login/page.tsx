'use client';

import { LoginForm } from '@huiqi/components/session';
import { useRouter } from 'next/navigation';

export default function Page() {
  const router = useRouter();
  return <LoginForm kinds={['password']} onSuccess={() => router.back()} />;
}
