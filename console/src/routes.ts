import { index, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every address of the console and the file in `pages/` that answers it. */
export const routes = rootRoute('__root.tsx', [
  route('/staff', 'layout.tsx', [
    index('queue.tsx'),
    route('/sign-in', 'sign-in.tsx'),
    route('/set-password', 'set-password.tsx'),
    route('/bookings', 'bookings.tsx'),
    route('/bookings/$id', 'booking.tsx'),
    route('/receipts', 'receipts.tsx'),
    route('/refunds', 'refunds.tsx'),
    route('/courses', 'courses.tsx'),
    route('/tee-sheet', 'tee-sheet.tsx'),
    route('/rates', 'rates.tsx'),
    route('/offers', 'offers.tsx'),
    route('/news', 'news.tsx'),
    route('/banners', 'banners.tsx'),
    route('/reviews', 'reviews.tsx'),
    route('/partners', 'partners.tsx'),
    route('/complaints', 'complaints.tsx'),
    route('/members', 'members.tsx'),
    route('/users', 'users.tsx'),
    route('/ledger', 'ledger.tsx'),
    route('/settings', 'settings.tsx'),
    route('/packages', 'packages.tsx'),
  ]),
])
