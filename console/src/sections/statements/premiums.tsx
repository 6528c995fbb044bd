import { Stack } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { saveWorkbook } from '../../kit/save-workbook.ts'
import { type Column, columnsOf, DataTable } from '../../lists/data-table.tsx'
import styles from '../../theme/layout.module.css'

type Premium = DataOf<'GET /api/staff/premiums'>[number]

type PremiumsProps = { month: string; premiums: readonly Premium[] }

/** Who was insured on the rounds of a month and for how much, for the insurer; and as a file. */
export function Premiums({ month, premiums }: PremiumsProps) {
  const t = useT('staff-statement')
  const columns = usePremiumColumns()
  const total = premiums.reduce((sum, { premium }) => sum + premium, 0)
  const save = () =>
    saveWorkbook(
      `teeviet-premiums-${month}.xlsx`,
      [
        { header: t('premium.number'), value: ({ number }) => number },
        { header: t('premium.insured'), value: ({ insured }) => insured },
        { header: t('premium.package'), value: (one) => one.package_name || t('premium.free') },
        { header: t('premium.cover'), value: ({ cover }) => cover },
        { header: t('premium.premium'), value: ({ premium }) => premium },
        { header: t('column.played'), value: ({ date_played }) => formatHistoryTime(date_played) },
        { header: t('premium.course'), value: ({ facility }) => facility },
        { header: t('column.booking'), value: ({ general_bill_code }) => general_bill_code },
      ],
      premiums,
    )
  return (
    <Stack gap="sm">
      <dl className={styles.figures}>
        <div>
          <dt>{t('premium.certificates')}</dt>
          <dd>{premiums.length}</dd>
        </div>
        <div>
          <dt>{t('premium.total')}</dt>
          <dd className="amount">{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className={styles.muted}>{t('premium.hint')}</p>
      <DataTable
        label={t('tab.premiums')}
        rows={premiums}
        columns={columns}
        idOf={({ number }) => number}
        cards="labelled"
      />
      <div className={styles.buttons}>
        <Button look="second" onClick={save}>
          {t('premium.save')}
        </Button>
      </div>
    </Stack>
  )
}

function usePremiumColumns(): Column<Premium>[] {
  const t = useT('staff-statement')
  return columnsOf((id) => t(`premium.${id}`), {
    number: ({ number }) => <strong className="code">{number}</strong>,
    insured: ({ insured }) => insured,
    package: ({ package_name }) => package_name || t('premium.free'),
    cover: { figure: true, cell: ({ cover }) => <span className="amount">{formatMoney(cover)}</span> },
    premium: { figure: true, cell: ({ premium }) => <span className="amount">{formatMoney(premium)}</span> },
    round: ({ date_played, facility, general_bill_code }) => (
      <>
        <span className="time">{formatHistoryTime(date_played)}</span>{' '}
        <span className="code">{general_bill_code}</span>
        <br />
        <span className={styles.muted}>{facility}</span>
      </>
    ),
  })
}
