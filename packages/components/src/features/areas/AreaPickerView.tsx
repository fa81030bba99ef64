import type { AreaInfo, AreaOption } from '@huiqi/sdk';
import { useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Select } from '../../ui/Select/Select.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { areaOf, codeOf, otherDistricts } from './areaOptions.js';
import * as css from './areas.css.js';
import { useAreasCopy } from './copy.js';

export interface AreaPickerViewProps {
  readonly current: AreaInfo;
  /** Regions with their own content. */
  readonly regions: readonly AreaInfo[];
  readonly provinces: readonly AreaOption[];
  /** The province whose districts are listed. */
  readonly province?: AreaOption | undefined;
  readonly onProvinceChange: (code: string) => void;
  readonly districts: readonly AreaOption[];
  readonly busy?: boolean | undefined;
  /** Why the region could not be changed. */
  readonly error?: string | undefined;
  readonly onChoose: (area: AreaInfo) => void;
}

/** Regions to choose from: those with their own content first, then every other district. */
export function AreaPickerView(props: AreaPickerViewProps) {
  const { current, regions, provinces, province, districts, busy, error } = props;
  const { onChoose, onProvinceChange } = props;
  const copy = useAreasCopy();
  const [text, setText] = useState('');
  const chosen = codeOf(current);
  const others = otherDistricts(districts, regions, text);
  return (
    <div className={css.picker}>
      {error && <Banner tone="danger">{error}</Banner>}
      <section className={css.part} aria-label={copy.regions}>
        <h3 className={css.heading}>{copy.regions}</h3>
        <ul className={css.cards}>
          {regions.map((region) => (
            <li key={codeOf(region)}>
              <button
                type="button"
                className={css.card}
                aria-pressed={codeOf(region) === chosen}
                disabled={busy}
                onClick={() => onChoose(region)}
              >
                <span className={css.name}>
                  {region.regionName}
                  {codeOf(region) === chosen && <Tag tone="info">{copy.selected}</Tag>}
                </span>
                <span className={css.line}>
                  {region.scfCity === '0' ? copy.wholeProvince : copy.ownContent}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {province && (
        <section className={css.part} aria-label={copy.others}>
          <h3 className={css.heading}>{copy.others}</h3>
          <p className={css.hint}>{fillCopy(copy.othersHint, { name: province.regionName })}</p>
          <div className={css.find}>
            {provinces.length > 1 && (
              <Field label={copy.province}>
                {(control) => (
                  <Select
                    {...control}
                    options={provinces.map(({ regionCode, regionName }) => ({
                      value: regionCode,
                      label: regionName,
                    }))}
                    value={province.regionCode}
                    onChange={(event) => onProvinceChange(event.target.value)}
                  />
                )}
              </Field>
            )}
            <Field label={copy.keyword}>
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  value={text}
                  placeholder={copy.keywordPlaceholder}
                  maxLength={20}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
          </div>
          <div role="status">
            {others.length === 0 && text !== '' && (
              <p className={css.hint}>{fillCopy(copy.none, { text })}</p>
            )}
          </div>
          <ul className={css.districts}>
            {others.map((district) => (
              <li key={district.regionCode}>
                <button
                  type="button"
                  className={css.district}
                  aria-pressed={district.regionCode === chosen}
                  disabled={busy}
                  onClick={() => onChoose(areaOf(province, district))}
                >
                  {district.regionName}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
