import { FileRefusal } from './FileRefusal.js';

const maxLength = 120;
/** Characters that reorder others: `fdp.exe` could read as `exe.pdf`. */
const misleading = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const reserved = /[/\\:*?"<>|]/;

/** Throws unless a name is safe to store, display and save on any system. Returns its NFC form. */
export function checkFileName(given: string): string {
  const name = given.normalize('NFC').trim();
  if (misleading.test(name)) throw new FileRefusal('文件名中含有不可见字符，请重命名后上传');
  if (reserved.test(name))
    throw new FileRefusal('文件名中不能含有斜杠、冒号、引号等特殊字符，请重命名后上传');
  if (name.length > maxLength) throw new FileRefusal(`文件名不能超过${maxLength}个字符`);
  if (/^\.|^$/.test(name)) throw new FileRefusal('文件名无效，请重命名后上传');
  return name;
}
