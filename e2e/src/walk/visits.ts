import { addresses } from '../../../deploy/routes-doc/addresses.ts'
import type { World } from './world.ts'

/**
 * The viewer of a page: a visitor, a signed-in golfer, a partner's customer, staff, or a golfer who is staff as well.
 */
export type Viewer = 'visitor' | 'golfer' | 'customer' | 'staff' | 'both'

/**
 * A page to open: its address as listed, the one with everything filled in but `{token}` (one in each language),
 * and the status it has to answer.
 */
export type Visit = { route: string; address: string; as: Viewer; status: number }

/** Queries and parameters a route is opened with; one entry a screen it can show. */
type Fillings = Readonly<Record<string, readonly string[]>>

/** Every route of the product with its requirements; a route that takes a parameter must be listed here. */
export function visitsOf(world: World): Visit[] {
  const fillings = fillingsOf(world)
  return addresses().flatMap(({ path: route }) => {
    const as = viewerOf(route)
    const status = route === '/404' ? 404 : 200
    const bare = route.includes('$') ? [] : [route]
    const addressed = fillings[route]?.map((filling) =>
      filling.startsWith('/') ? filling : `${route}${filling}`,
    )
    const found = addressed ?? bare
    if (found.length === 0) throw new Error(`the walk does not know what to open ${route} with`)
    return found.map((address) => ({ route, address, as, status }))
  })
}

const own =
  /^\/wap\/(history|detail-history|find-bill|favourites|account|payment-method|\w+-payment|bank-wait|wallet|receipt|insurance-)/

/** They sign their golfer in, or keep whose golfer it is. */
const entries = /^\/(navigate(-\w+)?|vietin|jinpro|evga|stb-\w+|vietin-\w+|wap\/login-otp)$/

function viewerOf(route: string): Viewer {
  if (route.startsWith('/staff') && route !== '/staff/sign-in') return 'staff'
  if (entries.test(route)) return 'customer'
  return own.test(route) || route === '/wap/add-member' ? 'golfer' : 'visitor'
}

function fillingsOf(world: World): Fillings {
  const { requested, placed, paid, certificate, receipt, round, flight, clubKey, sale } = world
  const { product_id, facility_id, price_sale } = sale.product
  const title = encodeURIComponent(sale.title)
  const bill = (id: number, type: number) => `/wap/detail-history-booked/${id}?type=${type}`
  const toPay = [`?id_general_bill=${placed}`]
  const handed = ['?token={token}']
  return {
    '/wap/history': ['?type=2', '?type=1'],
    '/wap/detail-history-booked/$id_general_bill_detail': [
      bill(requested, 2),
      bill(placed, 2),
      bill(paid, 2),
    ],
    '/wap/receipt': [`?document_id=${receipt}`, ''],
    '/round/$code': [`/round/${round}`],
    '/wap/detail-facilities/$id': ['/wap/detail-facilities/1'],
    '/san/chi-tiet/$id': ['/san/chi-tiet/1'],
    '/tin-tuc/chi-tiet/$id': ['/tin-tuc/chi-tiet/1'],
    '/booking-now': [
      `?product_id=${product_id}&flash_sale_id=${sale.id}&facility_id=${facility_id}&price=${price_sale}`,
      '?facility_id=1',
    ],
    '/teetime': [`?title=${title}&flash_sale_id=${sale.id}&is_flash_sale=1`],
    '/wap/tee-time/$facility_id': ['/wap/tee-time/1'],
    '/wap/booking/detail-tee-time/$id': ['/wap/booking/detail-tee-time/1'],
    '/wap/good-yard-area/$region': ['/wap/good-yard-area/1'],
    '/wap/pax-by-category/$id': [`/wap/pax-by-category/${sale.id}?title=${title}`],
    '/wap/login-otp': ['', '?type=bidv'],
    '/login-checkpoint': ['?data=unreadable'],
    '/wap/login-checkpoint': ['?data=unreadable'],
    '/navigate': handed,
    '/navigate-stb': handed,
    '/navigate-bidv': handed,
    '/vietin': handed,
    '/wap/redirect-other-service': ['?title=TeeViet&type=unknown'],
    '/message': [`?title=${encodeURIComponent('Ngân hàng chưa nhận được yêu cầu của bạn')}`],
    '/wap/payment-method': toPay,
    '/wap/qr-payment': toPay,
    '/wap/epay-payment': toPay,
    '/wap/alepay-payment': toPay,
    '/wap/point-payment': toPay,
    '/wap/wallet/payment-method': ['?payment_amount=2000000'],
    '/wap/wallet/qr-payment': ['?payment_amount=2000000'],
    '/wap/image': ['?type=rules'],
    '/wap/insurance-certificate': [`?insurrance_id=${certificate}`, ''],
    // an offer that is over; an open one is in other-times.spec.ts
    // likewise the link of a witness, and a code of a certificate that is not genuine
    '/o/$key': [
      '/o/AAAAAAAAAAAAAAAAAAAAAA',
      '/o/w.AAAAAAAAAAAAAAAAAAAAAA',
      flight,
      '/o/HIO00000001-AAAAAAAAAAAAAAAAAAAAAA',
    ],
    '/staff/club/$key': [`/staff/club/${clubKey}`],
    '/staff/bookings/$id': [`/staff/bookings/${placed}`],
    // the list alone, and what opens beside it
    '/staff': ['', `?id=${requested}`],
    '/staff/courses': ['', '?id=1'],
    '/staff/offers': ['', `?category=${sale.id}&offer=${product_id}`],
    '/staff/news': ['', '?id=1'],
    '/staff/packages': ['', '?id=1'],
    '/staff/partners': ['', '?code=bidv'],
    '/staff/members': ['?q=0900000001', '?q=0900000001&id=1'],
  }
}
