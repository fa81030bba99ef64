import { uploadKeyPrefix } from '../../generated/constants.js';
import type { FormEntry } from '../../generated/models.js';
import type { Verdict } from '../validators/validators.js';

/** The parts of a multi-value: choices of a CHECKBOX, keys of files. */
export const partsOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function checkChoice({ options, label }: FormEntry, value: string): Verdict {
  const known = options === undefined || options.some((option) => option.value === value);
  return known ? null : `请选择${label}`;
}

export function checkChoices(entry: FormEntry, value: string): Verdict {
  const { label, minChoices, maxChoices } = entry;
  const parts = partsOf(value);
  if (new Set(parts).size < parts.length || parts.length === 0) return `请选择${label}`;
  if (parts.some((part) => checkChoice(entry, part) !== null)) return `请选择${label}`;
  if (typeof minChoices === 'number' && parts.length < minChoices)
    return `${label}至少选择${minChoices}项`;
  if (typeof maxChoices === 'number' && parts.length > maxChoices)
    return `${label}最多选择${maxChoices}项`;
  return null;
}

/** GB/T 2260 code, or 0 for the whole parent area. */
export const checkAreaCode = ({ label }: FormEntry, value: string): Verdict =>
  /^(0|\d{6})$/.test(value) ? null : `请选择${label}`;

export function checkFiles({ label, accept, maxFiles }: FormEntry, value: string): Verdict {
  const keys = partsOf(value);
  const isKey = (key: string) => key.startsWith(uploadKeyPrefix) && /^[\w./-]{1,255}$/.test(key);
  if (keys.length === 0 || !keys.every(isKey) || new Set(keys).size < keys.length)
    return `请重新上传${label}`;
  if (keys.length > (maxFiles ?? 1)) return `${label}最多上传${maxFiles ?? 1}个文件`;
  if (accept === undefined) return null;
  const accepted = accept.map(plainExtension);
  const isAccepted = keys.every((key) =>
    accepted.includes(plainExtension(key.slice(key.lastIndexOf('.') + 1))),
  );
  return isAccepted ? null : `${label}只支持${accept.join('、').toUpperCase()}格式`;
}

const plainExtension = (extension: string) => extension.toLowerCase().replace(/^jpeg$/, 'jpg');
