import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import type { Home } from './banners.ts'

/** What a home is called: whose golfers see it, and the number partners are given it by. */
export function useHomeName() {
  const t = useT('staff-content')
  const language = useLanguage()
  return ({ screen_type, partners }: Home) =>
    t('banner.homeName', {
      name: screen_type === defaultScreenType ? t('banner.ownHome') : listOfNames(partners, language),
      number: String(screen_type),
    })
}
