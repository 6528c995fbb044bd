import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import type { Banners } from './banners.ts'

/** The homes to choose from: each by whose golfers see it, and the number partners are given it by. */
export function useHomeOptions(homes: Banners['homes']) {
  const t = useT('staff-content')
  const language = useLanguage()
  return homes.map(({ screen_type, partners }) => ({
    value: String(screen_type),
    label: t('banner.homeName', {
      name: screen_type === defaultScreenType ? t('banner.ownHome') : listOfNames(partners, language),
      number: String(screen_type),
    }),
  }))
}
