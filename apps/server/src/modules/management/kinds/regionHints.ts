import type { FieldError } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import type { ContentOf } from './ManagedKind.js';
import { countRegionThings } from './regionHintRepository.js';

/** What a region should have before it opens, though it may open without. */
export async function regionHints(
  db: Queryable,
  content: ContentOf<'REGION'>,
  id: string,
): Promise<FieldError[]> {
  const found = await countRegionThings(db, content, id);
  const { email, businessAddress, aboutUs, icpRemarks, partnerLogos, pages, position } = content;
  const isDefault = found.firstPosition !== null && position < found.firstPosition;
  const hints: readonly (readonly [isMissing: boolean, field: string, message: string])[] = [
    [businessAddress === '', 'businessAddress', '没有填写'],
    [email === '', 'email', '没有填写'],
    [aboutUs.length === 0, 'aboutUs', '没有填写'],
    [icpRemarks.length === 0, 'icpRemarks', '没有填写，正式开通前须完成备案'],
    [partnerLogos.length === 0, 'partnerLogos', '没有填写'],
    [pages.length === 0, 'pages', '各页面没有标题和文字，将显示通用的内容'],
    [!content.loginPhone && !content.loginTax, 'loginPhone', '只能用密码登录'],
    [found.products === 0, 'products', '还没有银行的贷款产品在该地区提供'],
    [found.staff === 0, 'staff', '还没有负责该地区的工作人员'],
    [found.departments === 0, 'departments', '还没有部门'],
    [isDefault, 'position', '排在其他区域前面，发布后将成为访客默认看到的区域'],
  ];
  return hints.flatMap(([isMissing, field, message]) => (isMissing ? [{ field, message }] : []));
}
