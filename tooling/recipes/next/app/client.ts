import { createClient } from '@huiqi/sdk';

/** Reads on the server what is the same for everyone: a session of the visitor would need `cache: false`. */
export const client = createClient({ baseUrl: process.env.NEXT_PUBLIC_HUIQI });
