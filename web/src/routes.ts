import { rootRoute, route } from '@tanstack/virtual-file-routes'
import { routeNames } from './route-names.ts'

/** Every address of the product and the file in `pages/` that answers it, in the specification's order. */
export const routes = rootRoute('__root.tsx', [
  // Home and its entries
  route('/', 'index.tsx'),
  route('/wap', 'home/wap.tsx'),
  route('/web', 'home/web.tsx'),
  route('/bussiness', 'home/bussiness.tsx'),
  route('/jinpro', 'home/jinpro.tsx'),
  route('/evga', 'home/evga.tsx'),

  // Bookings of a golfer
  route('/wap/history', 'history.tsx'),
  route('/wap/detail-history-booked/$id_general_bill_detail', 'bill-detail.tsx'),
  route('/wap/receipt', 'receipt.tsx'),
  route('/round/$code', 'round.tsx'),
  route('/offline', 'offline.tsx'),

  // Courses, news, prices
  route('/wap/detail-facilities/$id', 'facility-detail.tsx'),
  route('/san/chi-tiet/$id', 'course-detail.tsx'),
  route('/san-noi-bat', 'featured-courses.tsx'),
  route('/tin-tuc', 'news.tsx'),
  route('/tin-tuc/chi-tiet/$id', 'news-detail.tsx'),
  route('/bang-gia', 'price-table.tsx'),
  route('/baogia', 'price-table-embedded.tsx'),

  // Tee times and booking
  route('/booking-now', 'booking-now.tsx'),
  route('/info-booking-now', 'info-booking-now.tsx'),
  route('/teetime', 'teetime.tsx'),
  route('/wap/tee-time/$facility_id', 'course-tee-times.tsx'),
  route('/wap/booking', 'quick-booking.tsx'),
  route('/wap/booking/detail-tee-time/$id', 'booking-sent.tsx'),
  route('/wap/add-member', 'add-member.tsx'),
  route('/wap/term-and-condition', 'terms.tsx'),
  route('/wap/hot-deal', 'hot-deal.tsx'),
  route('/wap/top-course', 'top-course.tsx'),
  route('/wap/good-yard-area/$region', 'good-yard-area.tsx'),
  route('/wap/history-booked', 'history-booked.tsx'),
  route('/wap/pax-by-category/$id', 'pax-by-category.tsx'),
  route('/wap/search-facility', 'search-facility.tsx'),
  route('/wap/favourites', 'favourites.tsx'),
  route('/wap/account', 'account.tsx'),
  route('/wap/find-bill-by-course', 'find-bill-by-course.tsx'),
  route('/wap/redirect-other-service', 'redirect-other-service.tsx'),

  // Sign-in and partners
  route('/wap/login-otp', 'login-otp.tsx'),
  route('/wap/verify-otp', 'verify-otp.tsx'),
  route('/login-checkpoint', 'login-checkpoint/main.tsx'),
  route('/wap/login-checkpoint', 'login-checkpoint/wap.tsx'),
  route('/set-token', 'set-token.tsx'),
  route('/navigate', 'choosers/navigate.tsx'),
  route('/navigate-stb', 'choosers/navigate-stb.tsx'),
  route('/navigate-bidv', 'choosers/navigate-bidv.tsx'),
  route('/wap/bidv/redirect-app', 'choosers/bidv-redirect-app.tsx'),
  route('/vietin', 'choosers/vietin.tsx'),
  route('/vietin-shop', 'partner-redirects/vietin-shop.tsx'),
  route('/stb-shop', 'partner-redirects/stb-shop.tsx'),
  route('/stb-hio', 'partner-redirects/stb-hio.tsx'),
  route('/redirect-handde', 'partner-redirects/handde.tsx'),
  route('/message', 'message.tsx'),
  route('/404', 'not-found.tsx'),

  // Payment
  route('/wap/payment-method', 'payment/method.tsx'),
  route('/wap/qr-payment', 'payment/qr.tsx'),
  route('/wap/epay-payment', 'payment/epay.tsx'),
  route('/wap/alepay-payment', 'payment/alepay.tsx'),
  route('/wap/point-payment', 'payment/point.tsx'),
  route('/wap/payment-method/payment-bidv', 'payment/bidv.tsx'),
  route('/wap/bank-wait', 'payment/bank-wait.tsx'),

  // Wallet and insurance
  route(routeNames['wallet-history-transaction'], 'wallet/history-transaction.tsx'),
  route(routeNames['wallet-add-point'], 'wallet/add-point.tsx'),
  route(routeNames['wap-wallet-payment-method'], 'wallet/payment-method.tsx'),
  route(routeNames['wap-wallet-qr-payment'], 'wallet/qr-payment.tsx'),
  route(routeNames['wap-certificate-insurance'], 'insurance/certificate.tsx'),
  route('/wap/rules-insurance', 'insurance/rules.tsx'),

  // Policies
  route('/wap/image', 'policy/images.tsx'),
  route('/policy/cancellation', 'policy/cancellation.tsx'),
  route('/policy/payment', 'policy/payment.tsx'),
  route('/policy/delivery', 'policy/delivery.tsx'),
  route('/policy/user-info-security', 'policy/user-info-security.tsx'),
  route('/policy/payment-info-security', 'policy/payment-info-security.tsx'),
  route('/policy/complaint-resolution-mechanism', 'policy/complaint-resolution.tsx'),
  route('/policy/terms-transaction', 'policy/terms-transaction.tsx'),

  // For those who build the product
  route('/design', 'design.tsx'),
])
