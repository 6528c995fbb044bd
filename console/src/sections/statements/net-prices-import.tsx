import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { CsvImport } from '../../forms/csv/csv-import.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { showToast } from '../../kit/toast.ts'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import styles from '../../theme/layout.module.css'
import {
  changesOfFile,
  keyOf,
  type NetPrice,
  type NetPriceChange,
  type NetPriceLine,
  netPriceColumns,
} from './net-prices-file.ts'
import { useNetPriceCells } from './use-net-price-cells.tsx'

/** Takes over a file of net prices: what it changes is shown beside what it replaces, and saved together. */
export function NetPricesImport({ course, prices }: { course: number; prices: readonly NetPrice[] }) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const discard = useT('staff-admin')('discard')
  const act = useAct()
  const today = dayOf(serverNow())
  const [read, setRead] = useState<readonly NetPriceLine[]>([])
  const changes = changesOfFile(read, prices, today)
  const isAnyWrong = changes.some(({ problem }) => problem !== null)

  function load(lines: readonly NetPriceLine[]) {
    act.forget()
    setRead(lines)
    if (changesOfFile(lines, prices, today).length === 0) showToast('success', golf('rates.file.unchanged'))
  }

  async function save() {
    if (isAnyWrong) return
    const request = {
      facility_id: course,
      prices: changes.map(({ before: _, problem: __, ...price }) => price),
    }
    if (await act.send('POST /api/staff/club_net_prices/import', request, t('net.saved'))) setRead([])
  }

  return (
    <>
      {changes.length > 0 && <Changes changes={changes} />}
      <div className={styles.buttons}>
        <CsvImport columns={netPriceColumns({ t, golf })} onRows={load} />
        {changes.length > 0 && (
          <>
            <Button
              call="POST /api/staff/club_net_prices/import"
              busy={act.busy}
              aria-disabled={isAnyWrong}
              onClick={save}
            >
              {t('net.file.save', { n: changes.length })}
            </Button>
            <Button look="quiet" onClick={() => setRead([])}>
              {discard}
            </Button>
          </>
        )}
        <Problem>{act.problem}</Problem>
      </div>
    </>
  )
}

function Changes({ changes }: { changes: readonly NetPriceChange[] }) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const { price, ...cells } = useNetPriceCells()
  const headers = {
    from: t('share.startsOn'),
    kind: golf('field.day_kind'),
    holes: golf('field.number_hole'),
    customers: golf('field.customer_type'),
    hours: t('net.hours'),
    before: t('net.file.before'),
    price: t('net.perPlayer'),
  }
  const columns = columnsOf<NetPriceChange, keyof typeof headers>((id) => headers[id], {
    from: ({ starts_on, problem }) => (
      <>
        {formatDay(starts_on)}
        {problem !== null && <p className="problem">{t(`net.file.${problem}`)}</p>}
      </>
    ),
    ...cells,
    before: {
      figure: true,
      cell: ({ before, ...line }) =>
        before === undefined ? t('net.file.new') : price.cell({ ...line, price: before }),
    },
    price,
  })
  return (
    <DataTable
      label={t('net.file.changes')}
      caption={t('net.file.changes')}
      rows={changes}
      columns={columns}
      idOf={(change) => `${keyOf(change)} ${change.price}`}
      rowProps={({ problem }) => ({ 'data-changed': true, 'data-wrong': problem !== null || undefined })}
      cards="labelled"
    />
  )
}
