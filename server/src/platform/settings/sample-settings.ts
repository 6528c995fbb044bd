const site = (path: string) => `https://example.com/${path}`
const sample = (name: string) => ({
  vi: `${name} (mẫu)`,
  en: `${name} (sample)`,
  kr: `${name}(예시)`,
  jp: `${name}（例）`,
})
const cardOffers = (bank: string) => ({
  vi: `Ưu đãi thẻ golf ${bank} (mẫu)`,
  en: `${bank} golf card offers (sample)`,
  kr: `${bank} 골프 카드 혜택(예시)`,
  jp: `${bank}ゴルフカードの特典（例）`,
})

/**
 * Sample values of everything the operator sets, each marked as one: numbers and addresses that lead nowhere real.
 * Texts shown to people are given by language.
 */
export const sampleSettings: Readonly<Record<string, unknown>> = {
  company_name: {
    vi: 'Công ty Cổ phần TeeViet (mẫu)',
    en: 'TeeViet JSC (sample)',
    kr: 'TeeViet 주식회사(예시)',
    jp: 'TeeViet株式会社（例）',
  },
  company_registration: {
    vi: 'Mã số doanh nghiệp 0000000000 (mẫu)',
    en: 'Enterprise code 0000000000 (sample)',
    kr: '사업자 등록번호 0000000000(예시)',
    jp: '企業登録番号 0000000000（例）',
  },
  email: 'support@example.com',
  hotline: '1900 0000',
  chat_url: site('chat'),
  chat_widget_url: null,
  loyalty_policy_url: site('loyalty'),
  wallet_terms_url: site('wallet-terms'),
  addresses: [
    {
      vi: 'Trụ sở mẫu: số 1 phố Mẫu, Hà Nội',
      en: 'Sample head office: 1 Sample Street, Hanoi',
      kr: '본사(예시): 하노이 샘플 거리 1',
      jp: '本社（例）：ハノイ市サンプル通り1番',
    },
    {
      vi: 'Chi nhánh mẫu: số 2 đường Mẫu, TP. Hồ Chí Minh',
      en: 'Sample branch: 2 Sample Road, Ho Chi Minh City',
      kr: '지사(예시): 호찌민 샘플로 2',
      jp: '支店（例）：ホーチミン市サンプル通り2番',
    },
  ],
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
