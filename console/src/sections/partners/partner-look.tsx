import { languageName, languages } from '@teeviet/contract/rules/languages'
import { partnerFeatures, partnerFonts, partnerIcons } from '@teeviet/contract/rules/partner-look'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox, Field, SelectField } from '../../kit/field.tsx'
import { DraftInput } from './draft-input.tsx'
import type { PartProps } from './part-props.ts'
import type { PartnerDraft } from './partner-draft.ts'
import styles from './partners.module.css'

/** How a partner's golfers see the product: colours, typeface, icons, titles, and what the bank offers them. */
export function PartnerLook(part: PartProps) {
  const t = useT('staff-partners')
  const { draft, onChange } = part
  const titled = (kind: 'app' | 'welcome', language: string, text: string) =>
    onChange({ titles: { ...draft.titles, [kind]: { ...draft.titles[kind], [language]: text } } })
  return (
    <>
      <fieldset className={styles.fields}>
        <legend>{t('part.look')}</legend>
        <DraftInput {...part} name="main_color" />
        <DraftInput {...part} name="brand_color" />
        <DraftInput {...part} name="accent_color" />
        <DraftInput {...part} name="background_color" />
        <SelectField
          label={t('field.font')}
          value={draft.font}
          onChange={(event) => onChange({ font: event.currentTarget.value as PartnerDraft['font'] })}
        >
          {partnerFonts.map((font) => (
            <option key={font} value={font}>
              {t(`font.${font}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('field.icons')}
          value={draft.icons}
          onChange={(event) => onChange({ icons: event.currentTarget.value as PartnerDraft['icons'] })}
        >
          {partnerIcons.map((icons) => (
            <option key={icons} value={icons}>
              {t(`icons.${icons}`)}
            </option>
          ))}
        </SelectField>
        {(['app', 'welcome'] as const).flatMap((kind) =>
          languages.map((language) => (
            <Field
              key={`${kind} ${language}`}
              label={`${t(`field.title_${kind}`)} · ${languageName(language)}`}
              lang={language === 'kr' ? 'ko' : language === 'jp' ? 'ja' : language}
              maxLength={120}
              value={draft.titles[kind][language]}
              onChange={(event) => titled(kind, language, event.currentTarget.value)}
            />
          )),
        )}
      </fieldset>
      <fieldset className={styles.ticks}>
        <legend>{t('part.features')}</legend>
        {partnerFeatures.map((feature) => (
          <Checkbox
            key={feature}
            checked={draft.features.includes(feature)}
            onChange={(event) =>
              onChange({
                features: event.currentTarget.checked
                  ? [...draft.features, feature]
                  : draft.features.filter((one) => one !== feature),
              })
            }
          >
            {t(`feature.${feature}`)}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}
