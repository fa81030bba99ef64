import { build } from 'vite';

// The site, then what the server draws its pages with.
for (const configFile of ['vite.config.ts', 'vite.draw.config.ts']) {
  await build({ configFile: new URL(configFile, import.meta.url).pathname });
}
