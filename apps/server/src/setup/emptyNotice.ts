import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.js';
import { ApiError } from '../contract/ApiError.js';
import type { Db } from '../db/database.js';
import { findMissing } from './repository.js';

/** The message of pages, calls and `/readyz` on an empty database. */
const emptySentence =
  '数据库还没有初始数据：请在服务器上运行 npm run setup，创建管理员并载入区域配置。';

const page = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>等待初始化</title>
<h1>等待初始化</h1><p>${emptySentence}</p><p>完成后本页自动恢复。</p>`;

const ownPaths = /^\/(?:healthz|readyz|metrics)(?:[/?]|$)/;

/** Checks whether the database lacks users or regions, once for concurrent callers; never again once it has both. */
function watchEmptiness(db: Db): () => Promise<boolean> {
  let filled = false;
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    const { regions, users } = await findMissing(db);
    filled = !regions && !users;
    return !filled;
  };
  return () => {
    if (filled) return Promise.resolve(false);
    asking ??= ask()
      // An unresponsive database is reported elsewhere.
      .catch(() => false)
      .finally(() => (asking = null));
    return asking;
  };
}

interface NoticeOptions {
  readonly config: Pick<Config, 'sandbox'>;
  readonly db: Db;
}

async function addNotice(app: FastifyInstance, { config, db }: NoticeOptions): Promise<void> {
  // Begins with the sample.
  if (config.sandbox) return;
  const isEmpty = watchEmptiness(db);
  app.readinessNotices.push(async () => ((await isEmpty()) ? emptySentence : null));
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (ownPaths.test(url) || !(await isEmpty())) return;
    if (url.startsWith('/api/'))
      throw new ApiError('100503', { message: emptySentence, retryAfterSeconds: 10 });
    if (!(headers.accept ?? '').includes('text/html')) return;
    return reply
      .code(503)
      .headers({ 'Cache-Control': 'no-store', 'Retry-After': '10', Refresh: '10' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.addHook('onListen', async () => {
    if (await isEmpty())
      app.log.warn(
        'the database has no users or no regions yet: run npm run setup (docs/deployment.md)',
      );
  });
}

/** While the database has no users or regions, every call and page says what to do instead of 404. */
export const emptyNotice = fp(addNotice, {
  name: 'emptyNotice',
  dependencies: ['health', 'shedLoad'],
});
