import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { ApiError, forbidden } from '../../contract/ApiError.js';
import { ownOrigin } from '../headers/ownOrigin.js';
import type { Page } from './pageOf.js';

/** Tells developers what to list; what is listed is told to nobody. */
function unlisted(request: FastifyRequest, config: Config): ApiError {
  const own = ownOrigin(request, config) ?? '未知';
  const proxy = `服务器认为自己的地址是 ${own}；开发代理请保留 Host 请求头（changeOrigin: false）。`;
  const message =
    `页面来源 ${request.headers.origin} 未登记，请平台管理员在“合作机构”中登记该来源。` +
    (config.sandbox ? proxy : '');
  return new ApiError('100403', { message });
}

/**
 * Refuses a request with an effect that another site's page could have made the browser send: it can send our cookie,
 * but neither our headers nor our origin (ASVS 3.5). Partner pages do not use cookies, so nothing can be forged there.
 */
export function refuseForeignPage(request: FastifyRequest, page: Page, config: Config): void {
  if (page.kind === 'foreign') throw unlisted(request, config);
  if (page.kind !== 'own') return;
  if (typeof request.headers['x-request-id'] !== 'string') throw forbidden();
}
