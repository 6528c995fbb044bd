import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { type CatalogueKey, catalogue } from '@teeviet/texts/catalogue'

const site = (path: string) => `https://example.com/${path}`
const texts = catalogue('samples')
const inAll = (key: CatalogueKey<'samples'>, slots: Record<string, string> = {}) =>
  inEveryLanguage((language) => texts(key, language, slots))
const sample = (name: string) => inAll('marked', { name })
const cardOffers = (bank: string) => inAll('cardOffers', { bank })

/**
 * Sample values of everything the operator sets, each marked as one: numbers and addresses that lead nowhere real.
 * Texts shown to people are given by language.
 */
export const sampleSettings: Readonly<Record<string, unknown>> = {
  company_name: inAll('company_name'),
  company_registration: inAll('company_registration'),
  email: 'support@example.com',
  hotline: '1900 0000',
  duty_name: null,
  duty_phone: null,
  duty_email: null,
  duty_push: null,
  duty_language: null,
  second_person_above: null,
  club_acknowledgement_hours: null,
  alternatives: 'on',
  chat_url: site('chat'),
  chat_widget_url: null,
  loyalty_policy_url: site('loyalty'),
  wallet_terms_url: site('wallet-terms'),
  addresses: [inAll('headOffice'), inAll('branch')],
  app_links: [
    { name: { vi: 'App Store' }, url: site('app-store') },
    { name: { vi: 'Google Play' }, url: site('google-play') },
  ],
  sister_sites: [
    { name: sample('TeeViet Shop'), url: site('shop') },
    { name: sample('TeeViet Care'), url: site('care') },
  ],
  golf_card_pdfs: [
    { name: cardOffers('VietinBank'), url: '/samples/golf-card-vietinbank.pdf' },
    { name: cardOffers('Sacombank'), url: '/samples/golf-card-sacombank.pdf' },
    { name: cardOffers('Nam A Bank'), url: '/samples/golf-card-nam-a-bank.pdf' },
  ],
  service_links: { shop: site('shop'), hio: site('insurance'), loyalty: site('loyalty') },
  policy_images: Object.fromEntries(
    ['rules', 'policy', 'service-nab', 'service-stb', 'service-tech'].map((type) => [
      type,
      ['fairway', 'green'].map((view) => `/pictures/scenes/${type}/${view}.webp`),
    ]),
  ),
}
