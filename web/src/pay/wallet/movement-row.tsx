import { Link } from '@tanstack/react-router'
import { formatMoney, formatMovement } from '@teeviet/contract/rules/money/money'
import type { PointMovement } from '#api/queries/member/movements.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Markup } from '#ui/text/markup.tsx'
import styles from './movement-row.module.css'

/** One movement of points: its text, time, signed amount, and the balance after it. */
export function MovementRow({ movement }: { movement: PointMovement }) {
  const t = useT('wallet')
  const moment = useMoment()
  const isCredit = movement.type === 1
  return (
    <li className={styles.row}>
      <span className={classNames(styles.sign, isCredit && styles.in)}>
        <Icon name={isCredit ? 'add' : 'remove'} size={20} />
      </span>
      <div className={styles.what}>
        <Markup html={movement.description} />
      </div>
      <p className={classNames('amount', styles.amount, isCredit && styles.credit)}>
        {formatMovement(isCredit ? movement.point : -movement.point)}
      </p>
      <p className={styles.small}>{moment(movement.created_at)}</p>
      <p className={classNames(styles.small, styles.after)}>
        {t('movements.after', { balance: formatMoney(movement.point_balance) })}
      </p>
      <p className={classNames(styles.small, styles.code)}>
        {t('movements.code')} <span className="code">{movement.transaction_code}</span>
      </p>
      {movement.document_id !== null && (
        <p className={classNames(styles.small, styles.code)}>
          <Link to="/wap/receipt" search={{ document_id: movement.document_id }}>
            {t('movements.paper')}
          </Link>
        </p>
      )}
    </li>
  )
}
