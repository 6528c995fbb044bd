import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import type { BillService } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Avatar } from '#ui/picture/avatar.tsx'
import styles from './bill-services.module.css'

/** The content of a service, line by line; a line depends on the kind of service. */
export function ServiceLines({ service }: { service: BillService }) {
  return <ul className={styles.lines}>{linesOf(service)}</ul>
}

function linesOf(service: BillService): ReactNode {
  switch (service.type) {
    case 'booking':
      return service.listData.map((player, place) => (
        <PlayerLine
          key={player.id ?? -1 - place}
          player={player}
          // of a group on several tee times each player's own
          time={service.listData.some(({ date_played }) => date_played !== player.date_played)}
        />
      ))
    case 'hio':
      return service.listData.map((line, place) => (
        <Line
          key={`${place}${line.code}`}
          name={[...new Set([line.player, line.name, line.code])].join(' ·\u00a0')}
          amount={line.amount}
          gone={line.is_cancel === 1}
        />
      ))
    case 'shop':
      return service.listData.map((line, place) => (
        <Line key={`${place}${line.name}`} name={`${line.name} × ${line.number}`} amount={line.total_price} />
      ))
    case 'other':
      return service.listData.map((line, place) => (
        <Line key={`${place}${line.name}`} name={line.name} amount={line.amount} />
      ))
  }
}

type Player = Extract<BillService, { type: 'booking' }>['listData'][number]

function PlayerLine({ player, time }: { player: Player; time: boolean }) {
  const t = useT('bill')
  const name = player.fullname || player.name_out_system
  return (
    <li className={classNames(styles.line, player.is_cancel === 1 && styles.gone)}>
      <Avatar name={name} src={player.avatar} size={32} />
      <span className={styles.who}>
        <span>
          {name}
          {time && player.date_played && (
            <span className={styles.guest}> ·&nbsp;{formatClock(player.date_played)}</span>
          )}
          {player.is_cancel === 1 && <span className={styles.guest}> ·&nbsp;{t('services.cancelled')}</span>}
          {player.attendance !== 'expected' && (
            <span className={styles.guest}> ·&nbsp;{t(`services.${player.attendance}`)}</span>
          )}
          {player.fullname === '' && (
            <span className={styles.guest}>
              {' '}
              ·&nbsp;{t(player.is_unnamed === 1 ? 'services.unnamed' : 'services.guest')}
            </span>
          )}
        </span>
        {player.pack_name.length > 0 && (
          <span className={styles.packs}>{player.pack_name.join(' ·\u00a0')}</span>
        )}
      </span>
      {player.amount !== null && <span className="amount">{formatMoney(player.amount)}</span>}
    </li>
  )
}

function Line({ name, amount, gone }: { name: string; amount: number; gone?: boolean }) {
  const t = useT('bill')
  return (
    <li className={classNames(styles.line, gone && styles.gone)}>
      <span className={styles.who}>
        {name}
        {gone && <span className={styles.guest}> ·&nbsp;{t('services.cancelled')}</span>}
      </span>
      <span className="amount">{formatMoney(amount)}</span>
    </li>
  )
}
