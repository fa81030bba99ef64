/** How to use PostgreSQL's own tools, which can do more than ours, for this database. */
export const postgresHints = {
  backup: (file: string) => [
    'DATABASE_URL names a PostgreSQL database: nothing was backed up. Use its own tool:',
    `  pg_dump --format=custom --no-owner --file="${file}" "$DATABASE_URL"`,
    'Then run npm run audit:verify and keep the seal it prints with the file. Stop the servers for both: what an order does in between changes the seal.',
  ],
  restore: (file: string) => [
    'DATABASE_URL names a PostgreSQL database: nothing was restored. Stop the servers, rename it (ALTER DATABASE … RENAME TO …), create an empty one of its name (createdb), then use its own tool:',
    `  pg_restore --no-owner --single-transaction --dbname="$DATABASE_URL" "${file}"`,
    'Then run npm run audit:verify; the seal it prints must equal that of the backup.',
  ],
};
