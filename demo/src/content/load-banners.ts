import type pg from 'pg'

/** The home variants: 6 without a bank, 11 to 14 the partner banks. */
const everyHome = [6, 11, 12, 13, 14]
const popup = 1
const banner = 2

type Banner = {
  readonly slug: string
  readonly place: 1 | 2
  readonly titles: Readonly<Record<'vi' | 'en' | 'kr' | 'jp', string>>
  readonly picture: string
  readonly url: string
  readonly homes: readonly number[]
}

function inAppOf(bank: string): Banner['titles'] {
  return {
    vi: `Đặt sân ngay trong ứng dụng ${bank}`,
    en: `Book tee times right in the ${bank} app`,
    kr: `${bank} 앱에서 바로 골프장 예약`,
    jp: `${bank}のアプリからそのままゴルフ場予約`,
  }
}

const banners: readonly Banner[] = [
  {
    slug: 'chao-mung',
    place: popup,
    titles: {
      vi: 'Flash sale 24 giờ đang mở',
      en: '24-hour flash sale is on',
      kr: '24시간 타임세일 진행 중',
      jp: '24時間タイムセール開催中',
    },
    picture: 'view=fairway&region=central&light=morning&shape=popup',
    url: '/wap/hot-deal',
    homes: everyHome,
  },
  {
    slug: 'binh-minh',
    place: banner,
    titles: {
      vi: 'Phát bóng sớm, giá nhẹ hơn 15%',
      en: 'Tee off early, pay 15% less',
      kr: '이른 티오프, 15% 할인',
      jp: '早朝スタートで15%オフ',
    },
    picture: 'view=fairway&region=north&light=morning',
    url: '/wap/good-yard-area/1',
    homes: everyHome,
  },
  {
    slug: 'ven-bien',
    place: banner,
    titles: {
      vi: 'Cuối tuần ở các sân ven biển',
      en: 'A weekend on the seaside courses',
      kr: '주말엔 해안 골프장에서',
      jp: '週末は海辺のコースへ',
    },
    picture: 'view=green&region=central&light=noon',
    url: '/wap/good-yard-area/2',
    homes: everyHome,
  },
  {
    slug: 'golf-dem',
    place: banner,
    titles: {
      vi: 'Golf đêm dưới ánh đèn',
      en: 'Night golf under the lights',
      kr: '조명 아래 야간 라운드',
      jp: 'ライトに照らされるナイターゴルフ',
    },
    picture: 'view=green&region=south&light=dusk',
    url: '/wap/search-facility',
    homes: [6],
  },
  {
    slug: 'vietinbank',
    place: banner,
    titles: inAppOf('VietinBank'),
    picture: 'view=clubhouse&region=north&light=morning',
    url: '/wap/top-course',
    homes: [11],
  },
  {
    slug: 'sacombank',
    place: banner,
    titles: inAppOf('Sacombank'),
    picture: 'view=clubhouse&region=central&light=morning',
    url: '/wap/top-course',
    homes: [12],
  },
  {
    slug: 'nam-a-bank',
    place: banner,
    titles: inAppOf('Nam A Bank'),
    picture: 'view=clubhouse&region=south&light=morning',
    url: '/wap/top-course',
    homes: [13],
  },
  {
    slug: 'bidv',
    place: banner,
    titles: inAppOf('BIDV'),
    picture: 'view=fairway&region=south&light=morning',
    url: '/wap/top-course',
    homes: [14],
  },
]

/**
 * Adds the banners and the popup of every home that are missing. Those loaded before banners had words get theirs,
 * unless staff have changed them.
 */
export async function loadBanners(client: pg.ClientBase): Promise<void> {
  const rows = banners.flatMap(({ slug, place, titles, picture, url, homes }, position) =>
    homes.map((home) => ({
      slug: `${slug}-${home}`,
      screen_type: home,
      place,
      banner_url: `/pictures/banners/${slug}.webp?${picture}`,
      titles,
      url,
      position,
    })),
  )
  await client.query(
    `insert into banners (slug, screen_type, place, banner_url, titles, url, position)
     select r.slug, r.screen_type, r.place, r.banner_url, r.titles, r.url, r.position
     from jsonb_to_recordset($1)
       as r (slug text, screen_type int2, place int2, banner_url text, titles jsonb, url text, position int)
     where not exists (select from banners b where b.slug = r.slug)
     order by r.position, r.screen_type`,
    [JSON.stringify(rows)],
  )
  await client.query(
    `update banners b set titles = r.titles, banner_url = r.banner_url
     from jsonb_to_recordset($1) as r (slug text, titles jsonb, banner_url text)
     where b.slug = r.slug and b.titles = '{}' and b.revision = 1`,
    [JSON.stringify(rows)],
  )
}
