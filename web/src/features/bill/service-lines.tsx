import { formatMoney } from '@teeviet/contract/rules/money'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import type { BillService } from './bill-query.ts'
import styles from './bill-services.module.css'

/** What a service holds, line by line; what a line says depends on the kind of service. */
export function ServiceLines({ service }: { service: BillService }) {
  return <ul className={styles.lines}>{linesOf(service)}</ul>
}

function linesOf(service: BillService): ReactNode {
  switch (service.type) {
    case 'booking':
      return service.listData.map((player, place) => (
        <PlayerLine key={player.id ?? -1 - place} player={player} />
      ))
    case 'hio':
      return service.listData.map((line, place) => (
        <Line key={`${place}${line.code}`} name={line.code} amount={line.amount} />
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

function PlayerLine({ player }: { player: Player }) {
  const t = useT('bill')
  const name = player.fullname || player.name_out_system
  return (
    <li className={styles.line}>
      <Avatar name={name} src={player.avatar} size={32} />
      <span className={styles.who}>
        <span>
          {name}
          {player.fullname === '' && <span className={styles.guest}> · {t('services.guest')}</span>}
        </span>
        {player.pack_name.length > 0 && <span className={styles.packs}>{player.pack_name.join(' · ')}</span>}
      </span>
      {player.amount !== null && <span className="amount">{formatMoney(player.amount)}</span>}
    </li>
  )
}

function Line({ name, amount }: { name: string; amount: number }) {
  return (
    <li className={styles.line}>
      <span className={styles.who}>{name}</span>
      <span className="amount">{formatMoney(amount)}</span>
    </li>
  )
}
