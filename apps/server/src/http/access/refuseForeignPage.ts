import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { ApiError, forbidden } from '../../contract/ApiError.js';
import { ownOrigin } from '../headers/ownOrigin.js';
import type { Page } from './pageOf.js';

/** Explains the reason to developers; elsewhere nobody learns what is listed. */
function unlisted(request: FastifyRequest, config: Config): ApiError {
  if (!config.sandbox) return forbidden();
  const own = ownOrigin(request, config) ?? '未知';
  const message =
    `页面来源 ${request.headers.origin} 未登记（服务器认为自己的地址是 ${own}）。` +
    '开发代理请保留 Host 请求头（changeOrigin: false）；合作机构页面请登记来源。';
  return new ApiError('100403', { message });
}

/**
 * Refuses a request with an effect that another site's page could have made the browser send: it can send our cookie,
 * but neither our headers nor our origin (ASVS 3.5). Partner pages do not use cookies, so nothing can be forged there.
 */
export function refuseForeignPage(request: FastifyRequest, page: Page, config: Config): void {
  if (page.kind === 'partner' || page.kind === 'listed') return;
  if (page.kind === 'foreign') throw unlisted(request, config);
  if (typeof request.headers['x-request-id'] !== 'string') throw forbidden();
}
