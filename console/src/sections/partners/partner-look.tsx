import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { htmlLanguage, languageName, languages } from '@teeviet/contract/rules/languages'
import { partnerFeatures, partnerFonts, partnerIcons } from '@teeviet/contract/rules/partner-look'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import type { PartProps } from './partner-fields.tsx'

const colors = ['main_color', 'brand_color', 'accent_color', 'background_color'] as const

/** How a partner's golfers see the product: colours, typeface, icons, titles, and what the bank offers them. */
export function PartnerLook({ form }: PartProps) {
  const t = useT('staff-partners')
  const field = form.getInputProps
  return (
    <>
      <fieldset className={styles.fields}>
        <legend>{t('part.look')}</legend>
        {colors.map((name) => (
          <TextInput key={name} label={t(`field.${name}`)} spellCheck={false} {...field(name)} />
        ))}
        <NativeSelect
          label={t('field.font')}
          data={optionsOf(partnerFonts, (font) => t(`font.${font}`))}
          {...field('font')}
        />
        <NativeSelect
          label={t('field.icons')}
          data={optionsOf(partnerIcons, (icons) => t(`icons.${icons}`))}
          {...field('icons')}
        />
        {(['app', 'welcome'] as const).flatMap((kind) =>
          languages.map((language) => (
            <TextInput
              key={`${kind} ${language}`}
              label={`${t(`field.title_${kind}`)} · ${languageName(language)}`}
              lang={htmlLanguage(language)}
              maxLength={120}
              {...field(`titles.${kind}.${language}`)}
            />
          )),
        )}
      </fieldset>
      <Checkbox.Group label={t('part.features')} {...field('features')}>
        {partnerFeatures.map((feature) => (
          <Checkbox key={feature} value={feature} label={t(`feature.${feature}`)} />
        ))}
      </Checkbox.Group>
    </>
  )
}
