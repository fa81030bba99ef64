/** Headers by the names that Fastify keeps them by, so that it need not make these of each response. */
export const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
