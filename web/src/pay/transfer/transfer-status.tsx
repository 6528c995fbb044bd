import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { ReactNode } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Countdown } from '#ui/golf/countdown.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { TransferState } from './transfer-state.ts'
import styles from './transfer-status.module.css'

/** Every status of a transfer except two with pages of their own: paid, and a closed window. */
type Shown = Exclude<TransferState, { kind: 'over' | 'paid' }>

/** The status of the transfer, announced when it changes; while waiting, with the time left. */
export function TransferStatus({
  state,
  until,
  offline,
}: {
  state: Shown
  until: number | null
  /** The last look failed: the page says so and goes on trying. */
  offline?: boolean
}) {
  const t = useT('payment')
  return (
    <div className={classNames(styles.status, styles[state.kind])} data-transfer={state.kind}>
      <span className={styles.sign}>
        {state.kind === 'waiting' ? (
          <span className={styles.pulse} />
        ) : (
          <Icon name={state.kind === 'excess' ? 'check' : 'alert'} size={24} />
        )}
      </span>
      <div className={styles.words} role="status">
        <Words state={state} offline={offline ?? false} />
      </div>
      {(state.kind === 'waiting' || state.kind === 'short') && until !== null && (
        <p className={styles.time}>
          <Countdown key={until} until={until} label={t('qr.timeLeft')} />
        </p>
      )}
    </div>
  )
}

function Words({ state, offline }: { state: Shown; offline: boolean }): ReactNode {
  const t = useT('payment')
  switch (state.kind) {
    case 'waiting':
      return <Two title={t('qr.waiting')} text={offline ? t('qr.offline') : t('qr.waitingText')} />
    case 'unfinished':
    case 'late': {
      const slots = { received: formatMoney(state.received) }
      return <Two title={t(`qr.${state.kind}`)} text={t(`qr.${state.kind}Text`, slots)} />
    }
    case 'short':
    case 'excess': {
      const slots = { amount: formatMoney(state.by), received: formatMoney(state.received) }
      return <Two title={t(`qr.${state.kind}`, slots)} text={t(`qr.${state.kind}Text`, slots)} />
    }
  }
}

function Two({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </>
  )
}
