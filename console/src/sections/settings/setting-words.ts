import type { TextKey } from '../../i18n/areas.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Settings } from './settings.ts'

/** The settings' labels in the form. */
const words: Readonly<Record<keyof Settings, TextKey<'staff-settings'>>> = {
  company_name: 'company_name',
  company_registration: 'company_registration',
  email: 'email',
  hotline: 'hotline',
  duty_name: 'duty_name',
  duty_phone: 'duty_phone',
  duty_email: 'duty_email',
  duty_push: 'duty_push',
  duty_language: 'duty_language',
  second_person_above: 'second_person_above',
  club_acknowledgement_hours: 'club_acknowledgement_hours',
  alternatives: 'alternatives',
  chat_url: 'chat_url',
  chat_widget_url: 'chat_widget_url',
  loyalty_policy_url: 'loyalty_policy_url',
  wallet_terms_url: 'wallet_terms_url',
  addresses: 'part.addresses',
  app_links: 'part.app_links',
  sister_sites: 'part.sister_sites',
  golf_card_pdfs: 'part.golf_card_pdfs',
  service_links: 'part.service_links',
  policy_images: 'part.policy_images',
}

/** Gives the words of a setting's name. */
export function useSettingWords(): (name: string) => string {
  const t = useT('staff-settings')
  return (name) => {
    const [, key] = Object.entries(words).find(([one]) => one === name) ?? []
    return key === undefined ? name : t(key)
  }
}
