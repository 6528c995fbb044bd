import { index, rootRoute, route } from '@tanstack/virtual-file-routes'
import { menu } from './menu.ts'

/** Every address of the console and the file in `pages/` that answers it. */
export const routes = rootRoute('__root.tsx', [
  route('/staff', 'layout.tsx', [
    route('/sign-in', 'public/sign-in.tsx'),
    route('/set-password', 'public/set-password.tsx'),
    route('/club/$key', 'public/club.tsx'),
    route('/bookings', 'bookings/bookings.tsx'),
    route('/bookings/$id', 'bookings/booking.tsx'),
    ...Object.entries(menu).flatMap(([folder, pages]) =>
      pages.map(([page]) =>
        page === 'queue' ? index(`${folder}/queue.tsx`) : route(`/${page}`, `${folder}/${page}.tsx`),
      ),
    ),
  ]),
])
