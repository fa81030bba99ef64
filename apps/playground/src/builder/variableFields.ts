import type { WidgetVariable } from '@huiqi/embed';
import type { BuilderField } from './BuilderField.js';

type Fields = Partial<Record<WidgetVariable, BuilderField>>;

const variable = (label: string, name: WidgetVariable, example?: string): BuilderField => ({
  label,
  hint: example ? `${name}，例如 ${example}` : name,
});

/** Colours of texts, backgrounds, borders and states. */
export const mainColors = {
  colorSuccess: variable('成功', 'colorSuccess', '#1a7f37'),
  colorWarning: variable('提醒', 'colorWarning', '#9a5b00'),
  colorDanger: variable('错误', 'colorDanger', '#b3261e'),
  colorText: variable('文字', 'colorText', '#1f2328'),
  colorMuted: variable('次要文字', 'colorMuted', '#57606a'),
  colorSurface: variable('卡片背景', 'colorSurface', '#ffffff'),
  colorPage: variable('页面背景', 'colorPage', '#f6f8fa'),
  colorBorder: variable('分隔线', 'colorBorder', '#d0d7de'),
  colorBorderStrong: variable('输入框边框', 'colorBorderStrong', '#6e7781'),
} as const satisfies Fields;

/** Colours derived from those unless given. */
export const moreColors = {
  colorPrimaryHover: variable('主色（悬停）', 'colorPrimaryHover'),
  colorPrimaryActive: variable('主色（按下）', 'colorPrimaryActive'),
  colorPrimarySoft: variable('主色（浅底）', 'colorPrimarySoft'),
  colorOnPrimary: variable('主色上的文字', 'colorOnPrimary'),
  colorSuccessSoft: variable('成功（浅底）', 'colorSuccessSoft'),
  colorWarningSoft: variable('提醒（浅底）', 'colorWarningSoft'),
  colorDangerSoft: variable('错误（浅底）', 'colorDangerSoft'),
  colorDangerHover: variable('错误（悬停）', 'colorDangerHover'),
  colorDangerActive: variable('错误（按下）', 'colorDangerActive'),
  colorOnDanger: variable('错误上的文字', 'colorOnDanger'),
  colorDisabled: variable('不可用的文字', 'colorDisabled'),
  colorDisabledSoft: variable('不可用（浅底）', 'colorDisabledSoft'),
  colorHover: variable('悬停的行', 'colorHover'),
  colorFocus: variable('焦点轮廓', 'colorFocus'),
} as const satisfies Fields;

/** What a brand sets first; its colour alone is enough. */
export const brand = {
  colorPrimary: variable('主色', 'colorPrimary', '#0a6e4f'),
  fontFamilyBase: {
    label: '字体',
    hint: "fontFamilyBase，例如 'Noto Sans SC', sans-serif；字体由贵方页面提供",
  },
  radiusSmall: { label: '按钮圆角', hint: 'radiusSmall，0px 至 24px' },
  radiusLarge: { label: '卡片圆角', hint: 'radiusLarge，0px 至 24px' },
} as const satisfies Fields;

/** Every variable: a missing one does not compile. */
const all: Readonly<Record<WidgetVariable, BuilderField>> = {
  ...mainColors,
  ...moreColors,
  ...brand,
};

export const variableNames = Object.keys(all) as readonly WidgetVariable[];
