import { expect, type Locator, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { policyImageTypes } from '@teeviet/contract/rules/policy-images'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

/** The frame of a page: the whole of ours, all but the bottom bar, the bar alone, or none. */
type Frame = 'whole' | 'no bar' | 'bar' | 'none'

/** The agreed addresses of the product: the page's title and its frame. */
const pages: readonly (readonly [address: string, title: string, frame?: Frame])[] = [
  ['/wap', 'home title'],
  ['/web', 'home title'],
  ['/bussiness', 'home title'],
  ['/jinpro', 'home title'],
  ['/evga', 'home title'],
  ['/wap/history?type=1', 'history title'],
  ['/wap/detail-history-booked/1?status=0&type=1', 'bill title'],
  ['/san-noi-bat', 'course featured'],
  ['/tin-tuc', 'news title'],
  ['/bang-gia', 'prices title'],
  ['/baogia', 'prices title', 'bar'],
  ['/booking-now?facility_id=1', 'booking nowTitle'],
  ['/info-booking-now?type=booking-now', 'booking infoTitle'],
  ['/teetime', 'tee-times title'],
  ['/wap/booking', 'booking title'],
  ['/wap/booking/detail-tee-time/1', 'booking sentTitle'],
  ['/wap/add-member', 'players title'],
  ['/wap/term-and-condition', 'policies conditions'],
  ['/wap/hot-deal', 'tee-times hotDeals'],
  ['/wap/top-course', 'course top'],
  ['/wap/search-facility', 'search title'],
  ['/wap/favourites', 'course favourites'],
  ['/wap/find-bill-by-course', 'history findTitle'],
  ['/wap/redirect-other-service?title=TeeViet&type=shop', 'partners redirectTitle', 'none'],
  ['/wap/login-otp', 'account otpTitle', 'no bar'],
  ['/wap/verify-otp', 'account otpTitle', 'no bar'],
  ['/login-checkpoint?data=x', 'partners checkpointTitle', 'none'],
  ['/wap/login-checkpoint?data=x', 'partners checkpointTitle', 'none'],
  ['/set-token?token=x', 'partners checkpointTitle', 'none'],
  ['/navigate?token=x', 'partners chooserTitle', 'none'],
  ['/navigate-stb?token=x', 'partners chooserTitle', 'none'],
  ['/navigate-bidv', 'partners chooserTitle', 'none'],
  ['/wap/bidv/redirect-app', 'partners backToApp', 'none'],
  ['/vietin', 'partners chooserTitle', 'none'],
  ['/vietin-shop', 'partners redirectTitle', 'none'],
  ['/stb-shop', 'partners redirectTitle', 'none'],
  ['/stb-hio', 'partners redirectTitle', 'none'],
  ['/redirect-handde', 'partners redirectTitle', 'none'],
  ['/message?title=TeeViet', 'ui notice', 'no bar'],
  ['/wap/payment-method?id_general_bill=1', 'payment methodTitle', 'no bar'],
  ['/wap/qr-payment', 'payment qrTitle', 'no bar'],
  ['/wap/epay-payment', 'payment cardTitle', 'no bar'],
  ['/wap/alepay-payment', 'payment cardTitle', 'no bar'],
  ['/wap/point-payment', 'payment pointTitle', 'no bar'],
  ['/wap/payment-method/payment-bidv?data=x', 'payment bankTitle', 'no bar'],
  ['/wap/bank-wait', 'payment waitTitle', 'no bar'],
  ['/wap/wallet/history-transaction', 'wallet historyTitle'],
  ['/wap/wallet/add-point', 'wallet topUpTitle'],
  ['/wap/wallet/payment-method?payment_amount=150000', 'wallet methodTitle', 'no bar'],
  ['/wap/wallet/qr-payment?payment_amount=150000', 'wallet qrTitle', 'no bar'],
  ['/wap/insurance-certificate', 'insurance certificate'],
  ['/wap/rules-insurance', 'policies hio'],
  ['/service', 'service title'],
  ...policyImageTypes.map((type) => [`/wap/image?type=${type}`, 'policies images', 'no bar'] as const),
  ['/policy/cancellation', 'shell policies.cancellation'],
  ['/policy/payment', 'shell policies.payment'],
  ['/policy/delivery', 'shell policies.delivery'],
  ['/policy/user-info-security', 'shell policies.userInfo'],
  ['/policy/payment-info-security', 'shell policies.paymentInfo'],
  ['/policy/complaint-resolution-mechanism', 'shell policies.complaint'],
  ['/policy/terms-transaction', 'shell policies.terms'],
  ['/404', 'shell notFound.title', 'no bar'],
  ['/no/such/page', 'shell notFound.title', 'no bar'],
]

const policies = pages.flatMap(([address]) => (address.startsWith('/policy/') ? [address] : []))

test('every address opens its own page, with a bar at the foot but where one pays, proves or is led on', async ({
  request,
}) => {
  const found = async ([address]: (typeof pages)[number]) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    const html = await answer.text()
    const hasFrame = html.includes('<footer')
    const hasBar =
      html.includes(`<nav class="`) && html.includes(`aria-label="${t('shell', 'bottomNavigation')}"`)
    const frame = hasFrame ? (hasBar ? 'whole' : 'no bar') : hasBar ? 'bar' : 'none'
    return [address, answer.status(), /<title>(.*?)<\/title>/.exec(html)?.[1], frame]
  }
  for (const page of pages) {
    const [address, place, frame = 'whole'] = page
    const [area = '', key = ''] = place.split(' ')
    const name = t(area, key)
    const title = name === 'TeeViet' ? `TeeViet · ${t('shell', 'promise')}` : `${name} · TeeViet`
    const status = key === 'notFound.title' ? 404 : 200
    expect.soft(await found(page)).toEqual([address, status, title, frame])
  }
  // A message of the address itself is shown there.
  for (const address of ['/message', '/wap/redirect-other-service']) {
    const html = await (await request.get(`${address}?type=shop&title=Golf%20%26%20Spa`)).text()
    expect.soft(html, address).toMatch(/<h1[^>]*>Golf &amp; Spa<\/h1>/)
  }
})

type Offer = { product_id: number; facility_id: number; price_sale: number; date_start: number }

test('readers and search engines find feed, icon, prices and where to reserve in the HTML', async ({
  request,
}) => {
  const htmlOf = async (address: string) => (await request.get(address)).text()
  const dataIn = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

  const [link = ''] = /<link [^>]*application\/rss\+xml[^>]*>/.exec(await htmlOf('/tin-tuc?lang=vi')) ?? []
  const feed = /href="([^"]*)"/.exec(link)?.[1] ?? ''
  const rss = await request.get(feed)
  expect(rss.headers()['content-type']).toContain('application/rss+xml')
  expect(await rss.text()).toContain('<item>')

  const icon = await request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])

  expect(dataIn(await htmlOf('/san/chi-tiet/1?lang=vi'))).toMatchObject({
    '@type': 'GolfCourse',
    makesOffer: { priceCurrency: 'VND', lowPrice: expect.any(Number) },
    potentialAction: { '@type': 'ReserveAction' },
  })

  const { data } = await (await request.get('/api/services/get_list_categorys?lang=vi')).json()
  // on sale, and the latest: its tee times are still to come
  const [{ product_id, facility_id, price_sale }] = data
    .flatMap((one: { is_flash_sale: number; products: Offer[] }) => (one.is_flash_sale ? [] : one.products))
    .toSorted((one: Offer, other: Offer) => other.date_start - one.date_start)
  const offer = dataIn(await htmlOf(`/booking-now?product_id=${product_id}&lang=vi`))
  expect(offer).toMatchObject({ '@type': 'Offer', price: price_sale, priceCurrency: 'VND' })
  expect(new URL(offer.url).search).toBe(`?facility_id=${facility_id}&product_id=${product_id}`)
})

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 }, isMobile: false })

  test('header, quick links and footer lead to their pages', async ({ page, request }) => {
    const { data: site } = await (await request.get('/api/services/site_settings?lang=vi')).json()
    await page.goto('/wap?lang=vi')
    const linksOf = (part: Locator) =>
      part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: t('shell', 'login') })).toBeVisible()
    await header.locator('summary', { hasText: t('shell', 'nav.policies') }).click()
    expect(await linksOf(header.getByRole('navigation'))).toEqual([
      '/wap/history',
      '/san-noi-bat',
      '/tin-tuc',
      '/bang-gia',
      ...policies,
    ])
    expect(await linksOf(page.getByRole('navigation', { name: t('shell', 'quickLinks') }))).toEqual([
      '/wap/hot-deal',
      '/wap/top-course',
      '/wap/good-yard-area/1',
      '/wap/history-booked',
    ])

    const footer = page.getByRole('contentinfo')
    const ways = await linksOf(footer)
    expect(ways).toEqual(expect.arrayContaining(policies))
    expect(site.app_links.length * site.sister_sites.length).toBeGreaterThan(0)
    for (const { url } of [...site.app_links, ...site.sister_sites, { url: site.chat_url }])
      await expect(footer.locator(`a[href="${url}"]`)).toHaveAttribute('target', '_blank')
    expect(site.addresses.length).toBeGreaterThan(0)
    for (const address of site.addresses) await expect(footer).toContainText(address)
    await expect(footer.getByRole('button', { name: t('shell', 'footer.accountSettings') })).toBeVisible()
  })

  test('home links to its content: banners, offers and their lists, courses, news', async ({
    page,
    request,
  }) => {
    const ask = async (path: string) => (await (await request.get(`/api/${path}`)).json()).data
    await page.goto('/wap?lang=vi')
    const main = page.getByRole('main')
    const section = (name: string) => main.getByRole('region', { name, exact: true })
    const link = (part: Locator, address: string) => part.locator(`a[href="${address}"]`)
    await expect(main.getByRole('form', { name: t('booking', 'form.label') })).toBeVisible()
    await expect(main.getByText(t('ui', 'included')).first()).toBeVisible()

    const banners = await ask('adv/list_banner?screen_type=6&position=2&lang=vi')
    expect(banners.length).toBeGreaterThan(0)
    for (const { url, banner_url } of banners)
      await expect(link(main, url).locator('img').first()).toHaveAttribute('src', banner_url)

    const categories = await ask('services/get_list_categorys?lang=vi')
    const queries = (known: object) => String(new URLSearchParams(Object.entries(known)))
    const listOf = (category: Record<string, unknown>) =>
      category.is_flash_sale === 1
        ? `/teetime?${queries({
            title: category.name,
            flash_sale_id: category.flash_sale_id,
            is_flash_sale: 1,
            start_date_sale: category.start_date_timestamp,
            end_date_sale: category.end_date_timestamp,
          })}`
        : `/wap/pax-by-category/${category.id}?${queries({ title: category.name })}`
    expect(
      new Set(categories.map(({ is_flash_sale }: { is_flash_sale: number }) => is_flash_sale)).size,
    ).toBe(2)
    for (const category of categories) {
      await expect(link(main, listOf(category))).toHaveCount(2)
      const [offer] = category.products
      const card = main.locator(`a[href*="product_id=${offer.product_id}&"]`).first()
      await expect(card).toHaveAttribute('href', /^\/booking-now\?/)
      const asked = new URL((await card.getAttribute('href')) ?? '', 'http://x').searchParams
      expect(Object.fromEntries(asked)).toMatchObject({
        product_id: String(offer.product_id),
        ...(offer.flash_sale_id === null ? {} : { flash_sale_id: String(offer.flash_sale_id) }),
        price: String(offer.price),
        start_time: offer.time_start,
        facility_id: String(offer.facility_id),
      })
      await expect(card.locator('img')).toHaveAttribute('src', offer.images[0])
      for (const shown of [
        offer.facility_name,
        offer.time_start,
        offer.time_end,
        ...[offer.price, offer.price_sale].map(formatMoney),
      ])
        await expect(card).toContainText(shown)
    }

    const reviews = await ask('for_wap/get_facility_review?lang=vi')
    for (const { course_id, name } of reviews)
      await expect(link(section(t('home', 'reviews')), `/san/chi-tiet/${course_id}`)).toContainText(name)
    const [article] = await ask('services/get_data_post?lang=vi')
    await expect(link(section(t('home', 'news')), `/tin-tuc/chi-tiet/${article.post_id}`)).toContainText(
      article.post.title,
    )
  })

  test('hot deals are the running sales, and courses are listed by region', async ({ page, request }) => {
    const { data } = await (await request.get('/api/services/get_list_categorys?lang=vi')).json()
    type Category = { is_flash_sale: number; name: string; start_date_timestamp: number; products: object[] }
    const running = (data as Category[]).filter(
      (one) => one.is_flash_sale === 1 && one.start_date_timestamp <= Date.now(),
    )
    const main = page.getByRole('main')
    await page.goto('/wap/hot-deal?lang=vi')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(running.map(({ name }) => name))
    await expect(main.locator('a[href^="/booking-now?"]')).toHaveCount(
      running.reduce((sum, { products }) => sum + products.length, 0),
    )

    const regions = main.getByRole('navigation', { name: t('course', 'byRegion') }).getByRole('link')
    for (const [place, region] of ['north', 'central', 'south'].entries()) {
      const found = await request.get(`/api/services/search_facility?type=0&limit=10&page=1&region=${region}`)
      const [{ id }] = (await found.json()).data
      await page.goto(`/wap/good-yard-area/${place + 1}?lang=vi`)
      await expect(regions.nth(place)).toHaveAttribute('aria-current', 'page')
      await expect(main.locator(`a[href^="/san/chi-tiet/${id}"]`).first()).toBeVisible()
    }
  })

  test('a course’s tee times lead to its facts, those to its booking, a hash to its part of a page', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/wap/tee-time/1?lang=vi')
    await expect(main.getByRole('link', { name: t('ui', 'aboutCourse') })).toHaveAttribute(
      'href',
      '/wap/detail-facilities/1',
    )
    await page.goto('/wap/term-and-condition?lang=vi#rights')
    await expect(main.locator('#terms')).not.toBeInViewport()
    await expect(main.locator('#rights')).toBeInViewport()
    const book = main.locator('a[href="/booking-now?facility_id=1"]')
    await page.goto('/wap/detail-facilities/1?lang=vi')
    await expect(book.filter({ visible: true })).not.toHaveCount(0)
    await page.goto('/booking-now?facility_id=1&lang=vi')
    await expect(main.getByText(t('ui', 'included')).first()).toBeVisible()
  })
})

test('each bank has a home of its own, and one of them a font of its own', async ({ request }) => {
  const homes = [1, 2, 3, 7].map(async (bank) => {
    const { data } = await (await request.get(`/api/services/partner?bank_id=${bank}`)).json()
    return [bank, data.code, data.screen_type, data.font, data.icons]
  })
  expect(await Promise.all(homes)).toEqual([
    [1, 'vietin', 11, 'default', 'filled'],
    [2, 'stb', 12, 'default', 'filled'],
    [3, 'nab', 13, 'default', 'filled'],
    [7, 'bidv', 14, 'system', 'filled'],
  ])
})
