import { Checkbox, RadioGroup } from '@huiqi/components/ui';
import { useId } from 'react';
import { setDisplay, type Display } from './display.js';
import * as css from './display.css.js';
import { useDisplay } from './useDisplay.js';

const schemes = [
  { value: 'auto', label: '自动', hint: '与系统的设置一致' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
];

/** The care version and the colours; a choice applies at once. */
export function DisplaySettings() {
  const display = useDisplay();
  const hint = useId();
  return (
    <div className={css.settings}>
      <div>
        <Checkbox
          label="关怀版"
          checked={display.care}
          aria-describedby={hint}
          onChange={({ target }) => setDisplay({ ...display, care: target.checked })}
        />
        <p id={hint} className={css.hint}>
          字更大、颜色更清晰、按钮更大，页面只留主要内容，并可朗读
        </p>
      </div>
      <RadioGroup
        legend="颜色"
        name="scheme"
        options={schemes}
        value={display.scheme}
        onChange={(scheme) => setDisplay({ ...display, scheme: scheme as Display['scheme'] })}
      />
    </div>
  );
}
