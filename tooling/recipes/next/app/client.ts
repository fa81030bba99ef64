import { createClient } from '@huiqi/sdk';

/** Server reads that are the same for everyone: with the visitor's session it would need `cache: false`. */
export const client = createClient({ baseUrl: process.env.NEXT_PUBLIC_HUIQI });
