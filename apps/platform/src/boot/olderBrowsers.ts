import { hasOwn } from '@huiqi/sdk/domain';

// For packages that call it (@noble/hashes), before Chromium 93.
(Object as { hasOwn?: typeof hasOwn }).hasOwn ??= hasOwn;
