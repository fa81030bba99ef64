import type { FormEntry } from '@huiqi/sdk';

type Options = NonNullable<FormEntry['options']>;

const choose = (name: string, type: 'radio' | 'checkbox', options: Options) =>
  options
    .map(
      ({ value, label }) =>
        `<label><input type="${type}" name="${name}" value="${value}">${label}</label>`,
    )
    .join('');

/** The native control of an entry. */
function control({ checkName: name, inputType, options = [] }: FormEntry): string {
  const input = (type: string) => `<input id="${name}" name="${name}" type="${type}">`;
  switch (inputType) {
    case 'SELECT':
      return `<select id="${name}"><option value="">请选择</option>${options
        .map(({ value, label }) => `<option value="${value}">${label}</option>`)
        .join('')}</select>`;
    case 'RADIO':
      return choose(name, 'radio', options);
    case 'CHECKBOX':
      return choose(name, 'checkbox', options);
    case 'TEXTAREA':
      return `<textarea id="${name}" rows="3"></textarea>`;
    case 'DATE_RANGE':
      return `${input('date')}<input type="date" aria-label="结束">`;
    case 'DATE':
      return input('date');
    case 'MONTH':
      return input('month');
    default:
      return input('text');
  }
}

/** The same form of native controls, without any script. */
export function nativePage(entries: readonly FormEntry[]): string {
  const rows = entries
    .map(
      (entry) =>
        `<div class="row"><label for="${entry.checkName}">${entry.label}</label>${control(entry)}</div>`,
    )
    .join('');
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Native</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">' +
    '<style>body{font:16px/1.6 sans-serif;max-width:640px;margin:24px auto}.row{display:grid;gap:4px;margin-bottom:20px}' +
    'input,select,textarea{font:inherit;padding:6px}</style></head>' +
    `<body><form onsubmit="return false">${rows}</form></body></html>`
  );
}
