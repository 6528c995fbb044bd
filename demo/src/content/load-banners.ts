import type pg from 'pg'

/** The home variants: 6 without a bank, 11 to 14 the partner banks. */
const everyHome = [6, 11, 12, 13, 14]
const popup = 1
const banner = 2

type Banner = {
  readonly slug: string
  readonly place: 1 | 2
  readonly title: string
  readonly picture: string
  readonly url: string
  readonly homes: readonly number[]
}

const banners: readonly Banner[] = [
  {
    slug: 'chao-mung',
    place: popup,
    title: 'Flash sale 48 giờ đang mở',
    picture: 'view=fairway&region=central&light=morning&shape=popup',
    url: '/wap/hot-deal',
    homes: everyHome,
  },
  {
    slug: 'binh-minh',
    place: banner,
    title: 'Phát bóng sớm, giá nhẹ hơn 15%',
    picture: 'view=fairway&region=north&light=morning',
    url: '/wap/good-yard-area/1',
    homes: everyHome,
  },
  {
    slug: 'ven-bien',
    place: banner,
    title: 'Cuối tuần ở các sân ven biển',
    picture: 'view=green&region=central&light=noon',
    url: '/wap/good-yard-area/2',
    homes: everyHome,
  },
  {
    slug: 'golf-dem',
    place: banner,
    title: 'Golf đêm dưới ánh đèn',
    picture: 'view=green&region=south&light=dusk',
    url: '/wap/search-facility',
    homes: [6],
  },
  {
    slug: 'vietinbank',
    place: banner,
    title: 'Đặt sân ngay trong ứng dụng VietinBank',
    picture: 'view=clubhouse&region=north&light=morning',
    url: '/wap/top-course',
    homes: [11],
  },
  {
    slug: 'sacombank',
    place: banner,
    title: 'Đặt sân ngay trong ứng dụng Sacombank',
    picture: 'view=clubhouse&region=central&light=morning',
    url: '/wap/top-course',
    homes: [12],
  },
  {
    slug: 'nam-a-bank',
    place: banner,
    title: 'Đặt sân ngay trong ứng dụng Nam A Bank',
    picture: 'view=clubhouse&region=south&light=morning',
    url: '/wap/top-course',
    homes: [13],
  },
  {
    slug: 'bidv',
    place: banner,
    title: 'Đặt sân ngay trong ứng dụng BIDV',
    picture: 'view=fairway&region=south&light=morning',
    url: '/wap/top-course',
    homes: [14],
  },
]

/** Adds the banners and the popup of every home that are missing. */
export async function loadBanners(client: pg.ClientBase): Promise<void> {
  const rows = banners.flatMap(({ slug, place, title, picture, url, homes }, position) =>
    homes.map((home) => ({
      slug: `${slug}-${home}`,
      screen_type: home,
      place,
      banner_url: `/pictures/banners/${slug}.svg?title=${encodeURIComponent(title)}&${picture}`,
      url,
      position,
    })),
  )
  await client.query(
    `insert into banners (slug, screen_type, place, banner_url, url, position)
     select r.slug, r.screen_type, r.place, r.banner_url, r.url, r.position
     from jsonb_to_recordset($1) as r (slug text, screen_type int2, place int2, banner_url text, url text, position int)
     where not exists (select from banners b where b.slug = r.slug)
     order by r.position, r.screen_type`,
    [JSON.stringify(rows)],
  )
}
