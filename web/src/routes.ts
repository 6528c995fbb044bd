import { rootRoute, route } from '@tanstack/virtual-file-routes'
import { routeNames } from './route-names.ts'

/** Every address of the product and the file in `pages/` that answers it, in the specification's order. */
export const routes = rootRoute('__root.tsx', [
  // Home and its entries
  route('/', 'home/index.tsx'),
  route('/wap', 'home/wap.tsx'),
  route('/web', 'home/web.tsx'),
  route('/bussiness', 'home/bussiness.tsx'),
  route('/jinpro', 'home/jinpro.tsx'),
  route('/evga', 'home/evga.tsx'),

  // Bookings of a golfer
  route('/wap/history', 'rounds/history.tsx'),
  route('/wap/detail-history-booked/$id_general_bill_detail', 'rounds/bill-detail.tsx'),
  route('/wap/receipt', 'rounds/receipt.tsx'),
  route('/round/$code', 'rounds/round.tsx'),
  route('/o/$key', 'rounds/other-times.tsx'),
  route('/offline', 'rounds/offline.tsx'),

  // Courses, news, prices
  route('/wap/detail-facilities/$id', 'discover/facility-detail.tsx'),
  route('/san/chi-tiet/$id', 'discover/course-detail.tsx'),
  route('/san-noi-bat', 'discover/featured-courses.tsx'),
  route('/tin-tuc', 'content/news.tsx'),
  route('/tin-tuc/chi-tiet/$id', 'content/news-detail.tsx'),
  route('/bang-gia', 'discover/price-table.tsx'),
  route('/baogia', 'discover/price-table-embedded.tsx'),

  // Tee times and booking
  route('/booking-now', 'book/booking-now.tsx'),
  route('/info-booking-now', 'book/info-booking-now.tsx'),
  route('/teetime', 'discover/teetime.tsx'),
  route('/wap/tee-time/$facility_id', 'discover/course-tee-times.tsx'),
  route('/wap/booking', 'book/quick-booking.tsx'),
  route('/wap/booking/detail-tee-time/$id', 'book/booking-sent.tsx'),
  route('/wap/add-member', 'book/add-member.tsx'),
  route('/wap/term-and-condition', 'content/terms.tsx'),
  route('/wap/hot-deal', 'discover/hot-deal.tsx'),
  route('/wap/top-course', 'discover/top-course.tsx'),
  route('/wap/good-yard-area/$region', 'discover/good-yard-area.tsx'),
  route('/wap/history-booked', 'rounds/history-booked.tsx'),
  route('/wap/pax-by-category/$id', 'discover/pax-by-category.tsx'),
  route('/wap/find-tee-times', 'discover/find-tee-times.tsx'),
  route('/wap/search-facility', 'discover/search-facility.tsx'),
  route('/wap/favourites', 'discover/favourites.tsx'),
  route('/wap/account', 'account/account.tsx'),
  route('/wap/find-bill-by-course', 'rounds/find-bill-by-course.tsx'),
  route('/wap/redirect-other-service', 'partner/redirect-other-service.tsx'),

  // Sign-in and partners
  route('/wap/login-otp', 'account/login-otp.tsx'),
  route('/wap/verify-otp', 'account/verify-otp.tsx'),
  route('/login-checkpoint', 'partner/login-checkpoint/main.tsx'),
  route('/wap/login-checkpoint', 'partner/login-checkpoint/wap.tsx'),
  route('/set-token', 'partner/set-token.tsx'),
  route('/navigate', 'partner/choosers/navigate.tsx'),
  route('/navigate-stb', 'partner/choosers/navigate-stb.tsx'),
  route('/navigate-bidv', 'partner/choosers/navigate-bidv.tsx'),
  route('/wap/bidv/redirect-app', 'partner/choosers/bidv-redirect-app.tsx'),
  route('/vietin', 'partner/choosers/vietin.tsx'),
  route('/vietin-shop', 'partner/redirects/vietin-shop.tsx'),
  route('/stb-shop', 'partner/redirects/stb-shop.tsx'),
  route('/stb-hio', 'partner/redirects/stb-hio.tsx'),
  route('/redirect-handde', 'partner/redirects/handde.tsx'),
  route('/message', 'partner/message.tsx'),
  route('/404', 'not-found.tsx'),

  // Payment
  route('/wap/payment-method', 'pay/method.tsx'),
  route('/wap/qr-payment', 'pay/qr.tsx'),
  route('/wap/epay-payment', 'pay/epay.tsx'),
  route('/wap/alepay-payment', 'pay/alepay.tsx'),
  route('/wap/point-payment', 'pay/point.tsx'),
  route('/wap/payment-method/payment-bidv', 'pay/bidv.tsx'),
  route('/wap/bank-wait', 'pay/bank-wait.tsx'),

  // Wallet and insurance
  route(routeNames['wallet-history-transaction'], 'pay/wallet/history-transaction.tsx'),
  route(routeNames['wallet-add-point'], 'pay/wallet/add-point.tsx'),
  route(routeNames['wap-wallet-payment-method'], 'pay/wallet/payment-method.tsx'),
  route(routeNames['wap-wallet-qr-payment'], 'pay/wallet/qr-payment.tsx'),
  route(routeNames['wap-certificate-insurance'], 'rounds/certificate.tsx'),
  route('/wap/rules-insurance', 'content/insurance-rules.tsx'),
  route('/service', 'content/service.tsx'),

  // Policies
  route('/wap/image', 'content/policy/images.tsx'),
  route('/policy/cancellation', 'content/policy/cancellation.tsx'),
  route('/policy/payment', 'content/policy/payment.tsx'),
  route('/policy/delivery', 'content/policy/delivery.tsx'),
  route('/policy/user-info-security', 'content/policy/user-info-security.tsx'),
  route('/policy/payment-info-security', 'content/policy/payment-info-security.tsx'),
  route('/policy/complaint-resolution-mechanism', 'content/policy/complaint-resolution.tsx'),
  route('/policy/terms-transaction', 'content/policy/terms-transaction.tsx'),

  // For those who build the product
  route('/design', 'design.tsx'),
])
