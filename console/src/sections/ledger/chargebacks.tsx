import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { MoneyField } from '../../forms/money-field.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { digitsOf } from '../../forms/typed-number.ts'
import { firstMissingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'
import { Pages } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { ChainLink, LedgerCard } from './ledger-card.tsx'
import { useSources } from './use-sources.ts'

/** The chargebacks, the latest first, and a form to record one. */
export function Chargebacks() {
  const t = useT('staff-money')
  const sources = useSources()
  const list = useList('GET /api/staff/chargebacks', {})
  const columns: Column<DataOf<'GET /api/staff/chargebacks'>[number]>[] = columnsOf(
    (id) => t(`chargeback.${id}`),
    {
      at: ({ occurred_at }) => <span className="time">{formatHistoryTime(occurred_at)}</span>,
      transaction: ({ booking, transaction_id }) => (
        <>
          {booking ? (
            <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
              {booking.general_bill_code}
            </Link>
          ) : (
            t('chargeback.topUp')
          )}{' '}
          <ChainLink words={transaction_id} />
        </>
      ),
      caseNumber: ({ gateway, gateway_reference }) =>
        `${sources.get(gateway) ?? gateway} ·\u00a0${gateway_reference}`,
      note: ({ note }) => note,
      amount: { figure: true, cell: ({ amount }) => <span className="amount">{formatMoney(amount)}</span> },
    },
  )
  return (
    <LedgerCard title={t('chargeback.title')}>
      <p className={styles.muted}>{t('chargeback.hint')}</p>
      <IfMayCall call="POST /api/staff/chargebacks">
        <ChargebackForm />
      </IfMayCall>
      <Pages query={list} lines={3} empty={t('chargeback.none')}>
        {(cases) => <DataTable label={t('chargeback.title')} rows={cases} columns={columns} cards="pairs" />}
      </Pages>
    </LedgerCard>
  )
}

const nothing = { transaction: '', caseNumber: '', amount: '', at: null as number | null, note: '' }

/** Records money that a card's network took back. The same case again books nothing more. */
function ChargebackForm() {
  const t = useT('staff-money')
  const form = useDraft(() => nothing, {
    check: (typed) =>
      firstMissingOf(typed, ['transaction', 'caseNumber', 'amount', 'at'], t('chargeback.missing')),
  })
  const field = form.getInputProps

  async function record({ transaction, caseNumber, amount, at, note }: typeof nothing) {
    const asked = {
      transaction_id: transaction.trim(),
      gateway_reference: caseNumber.trim(),
      amount: Number(digitsOf(amount)),
      occurred_at: at ?? 0,
      note: note.trim(),
    }
    const done = await form.send('POST /api/staff/chargebacks', asked, (booked) =>
      t('chargeback.done', { amount: formatMoney(booked.amount) }),
    )
    if (done) form.reset()
  }

  return (
    <Form inline form={form} label={t('chargeback.button')} onSend={record}>
      {(['transaction', 'caseNumber'] as const).map((name) => (
        <TextInput key={name} label={t(`chargeback.${name}`)} maxLength={64} {...field(name)} />
      ))}
      <MoneyField label={t('chargeback.amount')} {...field('amount')} />
      <TimeInput label={t('chargeback.at')} {...field('at')} />
      <TextInput className={styles.whole} label={t('chargeback.note')} maxLength={1000} {...field('note')} />
    </Form>
  )
}
