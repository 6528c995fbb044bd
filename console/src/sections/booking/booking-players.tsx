import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '../../i18n/use-texts.tsx'
import type { StaffBookingDetail } from './booking-details.tsx'
import styles from './booking-panel.module.css'

/** Who plays: members with their vID, guests by name, each with packages and price. */
export function BookingPlayers({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const lines = booking.services.find((service) => service.type === 'booking')?.listData ?? []
  return (
    <ol className={styles.rows}>
      {booking.players.map((player, place) => (
        <li key={player.id} className={styles.row}>
          <span>
            {player.fullname || player.name_out_system || player.name}{' '}
            <span className={styles.muted}>
              {player.user_id > 0 ? `vID ${player.id_display || player.user_id}` : t('panel.guest')}
              {lines[place]?.pack_name.map((pack) => ` ·\u00a0${pack}`)}
            </span>
          </span>
          {player.money > 0 && <span className="amount">{formatMoney(player.money)}</span>}
        </li>
      ))}
    </ol>
  )
}
