import { List, Popover, UnstyledButton } from '@mantine/core'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import { useT } from '../i18n/use-texts.tsx'
import { Icon } from '../kit/icon.tsx'
import { BalanceTable } from '../sections/ledger/ledger-balances.tsx'
import { useRead } from '../session/use-read.ts'
import styles from './console-frame.module.css'

const everyMs = 60_000

/** Whether the books balance, as a badge; opened, the balance of each account and the differences. */
export function LedgerBadge() {
  const t = useT('staff')
  const { data, isError } = useRead('GET /api/staff/ledger/check', {}, { refetchInterval: everyMs })
  if (!data) return isError ? <p className={styles.item}>{t('ledger.unknown')}</p> : null
  return (
    <Popover position="right-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          fz="inherit"
          className={clsx(styles.item, !data.balanced && styles.bad)}
          data-balanced={data.balanced}
        >
          <Icon name={data.balanced ? 'check' : 'alert'} />
          <span>{t(data.balanced ? 'ledger.balanced' : 'ledger.off')}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {data.faults.length > 0 && (
          <List p="xs" bg="red.0" c="red">
            {data.faults.map((fault) => (
              <List.Item key={fault}>{fault}</List.Item>
            ))}
          </List>
        )}
        <BalanceTable
          caption={
            data.checked_at === null
              ? undefined
              : t('ledger.checkedAt', { at: formatHistoryTime(data.checked_at) })
          }
          accounts={data.accounts.filter(({ balance }) => balance !== 0)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
