// What was built, and the one page for every other address.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

createServer(({ url }, response) => {
  const file = join('dist', basename(url.split('?', 1)[0]));
  const found = extname(file) !== '' && existsSync(file) ? file : 'index.html';
  response.setHeader('Content-Type', `${types[extname(found)]}; charset=utf-8`);
  createReadStream(found).pipe(response);
}).listen(4173, '127.0.0.1');
