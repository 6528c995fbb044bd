import { Stack, TextInput } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { CsvImport } from '../../forms/csv/csv-import.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { saveWorkbook } from '../../kit/save-workbook.ts'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { showToast } from '../../kit/toast.ts'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { AccountDialog, type ClubPayout } from './account-dialog.tsx'
import { bankLineColumns, paidInFile } from './payouts-file.ts'

type Order = NonNullable<ClubPayout['order']>

/**
 * What clubs are to be paid: the payouts are made, handed to the bank as a file, and booked under the bank's references
 * once it has made them; the references are typed, or taken from the bank's statement.
 */
export function Payouts({ payouts }: { payouts: readonly ClubPayout[] }) {
  const t = useT('staff-statement')
  const act = useAct()
  const [opened, setOpened] = useState<ClubPayout>()
  const [references, setReferences] = useState<Readonly<Record<number, string>>>({})
  const [doubtful, setDoubtful] = useState<readonly string[]>([])
  const [at, setAt] = useState<number | null>(() => serverNow())
  const ready = payouts.filter(({ account, order, open }) => account && !order && open > 0)
  const orders = payouts.flatMap(({ order }) => order ?? [])
  const paid = orders
    .map(({ id }) => ({ id, bank_reference: (references[id] ?? '').trim() }))
    .filter(({ bank_reference }) => bank_reference !== '')
  const columns = usePayoutColumns({ references, setReferences, onAccount: setOpened, act })

  function takeFile(lines: Parameters<typeof paidInFile>[0]) {
    const found = paidInFile(lines, orders)
    const n = Object.keys(found.references).length
    setReferences({ ...references, ...found.references })
    setDoubtful(found.doubtful)
    showToast(n === 0 ? 'warning' : 'success', t('payouts.found', { n }))
  }

  async function book() {
    const done = await act.send(
      'POST /api/staff/payouts/paid',
      { occurred_at: at ?? 0, paid },
      t('payouts.booked', { n: paid.length }),
    )
    if (!done) return
    setReferences({})
    setDoubtful([])
  }

  return (
    <Stack gap="sm">
      <p className={styles.muted}>{t('payouts.hint')}</p>
      <div className={styles.buttons}>
        {ready.length > 0 && (
          <Button
            call="POST /api/staff/payouts/order"
            busy={act.busy}
            onClick={() =>
              act.send(
                'POST /api/staff/payouts/order',
                { facility_ids: ready.map(({ facility_id }) => facility_id) },
                t('payouts.made', { n: ready.length }),
              )
            }
          >
            {t('payouts.make', { n: ready.length, amount: formatMoney(sumOf(ready, ({ open }) => open)) })}
          </Button>
        )}
        {orders.length > 0 && (
          <Button look="second" onClick={() => saveForBank(orders, t)}>
            {t('payouts.file', {
              n: orders.length,
              amount: formatMoney(sumOf(orders, ({ amount }) => amount)),
            })}
          </Button>
        )}
      </div>
      <DataTable
        label={t('payouts.title')}
        rows={payouts}
        columns={columns}
        idOf={({ facility_id }) => String(facility_id)}
        cards="labelled"
      />
      {orders.length > 0 && (
        <div className={styles.bar}>
          <TimeInput label={t('payouts.at')} value={at} onChange={setAt} />
          <IfMayCall call="POST /api/staff/payouts/paid">
            <CsvImport columns={bankLineColumns(t)} onRows={takeFile} />
          </IfMayCall>
          <Button
            call="POST /api/staff/payouts/paid"
            busy={act.busy}
            aria-disabled={paid.length === 0 || at === null}
            onClick={() => paid.length > 0 && at !== null && book()}
          >
            {t('payouts.book')}
          </Button>
        </div>
      )}
      {doubtful.length > 0 && (
        <p className="problem" role="alert">
          {t('payouts.doubtful', { memos: doubtful.join(', ') })}
        </p>
      )}
      <Problem>{act.problem}</Problem>
      {opened && <AccountDialog club={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}

const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

type Words = ReturnType<typeof useT<'staff-statement'>>

/** One line for each transfer, with what banks ask of a file of many: payee, bank, amount and content. */
function saveForBank(orders: readonly Order[], t: Words): Promise<void> {
  return saveWorkbook(
    `teeviet-payouts-${dayOf(serverNow())}.xlsx`,
    [
      { header: t('file.number'), value: (order) => orders.indexOf(order) + 1 },
      { header: t('account.number'), value: ({ account_number }) => account_number },
      { header: t('account.holder'), value: ({ holder }) => holder },
      { header: t('account.bank'), value: ({ bank }) => bank },
      { header: t('file.bankNumber'), value: ({ bank_bin }) => bank_bin },
      { header: t('file.amount'), value: ({ amount }) => amount },
      { header: t('file.content'), value: ({ memo }) => memo },
    ],
    orders,
  )
}

type PayoutColumns = {
  references: Readonly<Record<number, string>>
  setReferences: (references: Readonly<Record<number, string>>) => void
  onAccount: (club: ClubPayout) => void
  act: ReturnType<typeof useAct>
}

function usePayoutColumns({
  references,
  setReferences,
  onAccount,
  act,
}: PayoutColumns): Column<ClubPayout>[] {
  const t = useT('staff-statement')
  const may = useMayCall()
  return columnsOf((id) => t(`payouts.column.${id}`), {
    club: ({ facility }) => facility,
    account: (club) => (
      <>
        {club.account && (
          <>
            {payeeText(club.account)}
            {club.account.is_new === 1 && (
              <>
                {' '}
                <StatusBadge tone="waiting">{t('account.isNew')}</StatusBadge>{' '}
                <span className={styles.muted}>
                  {t('payouts.by', {
                    name: club.account.set_by,
                    time: formatHistoryTime(club.account.set_at),
                  })}
                </span>
              </>
            )}
          </>
        )}
        {may('POST /api/staff/payouts/account') && (
          <Button look="quiet" onClick={() => onAccount(club)}>
            {t(club.account ? 'account.change' : 'account.enter')}
          </Button>
        )}
      </>
    ),
    open: { figure: true, cell: ({ open }) => <span className="amount">{formatMoney(open)}</span> },
    waiting: ({ order, account }) =>
      order && (
        <>
          <strong className="amount">{formatMoney(order.amount)}</strong>{' '}
          <span className="code">{order.memo}</span>
          <br />
          <span className={styles.muted}>
            {t('payouts.by', { name: order.ordered_by, time: formatHistoryTime(order.ordered_at) })}
          </span>
          {account && payeeText(account) !== payeeText(order) && (
            <p className={styles.muted}>{t('payouts.otherAccount', { account: payeeText(order) })}</p>
          )}
        </>
      ),
    reference: ({ order }) =>
      order &&
      may('POST /api/staff/payouts/paid') && (
        <div className={styles.buttons}>
          <TextInput
            aria-label={t('payouts.referenceOf', { memo: order.memo })}
            maxLength={64}
            w={160}
            value={references[order.id] ?? ''}
            onChange={({ currentTarget: { value } }) => setReferences({ ...references, [order.id]: value })}
          />
          <Button
            look="quiet"
            busy={act.busy}
            onClick={() =>
              act.send('POST /api/staff/payouts/withdraw', { id: order.id }, t('payouts.withdrawn'))
            }
          >
            {t('payouts.withdraw')}
          </Button>
        </div>
      ),
  })
}

const payeeText = ({ bank, account_number, holder }: Pick<Order, 'bank' | 'account_number' | 'holder'>) =>
  `${bank} ${account_number} ${holder}`
