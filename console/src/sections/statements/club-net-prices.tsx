import { serverNow } from '@teeviet/contract/live/server-clock'
import { addDays, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Problem } from '../../kit/problem.tsx'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { NetPriceForm } from './net-price-form.tsx'
import { keyOf, type NetPrice, saveNetPrices } from './net-prices-file.ts'
import { NetPricesImport } from './net-prices-import.tsx'
import { useNetPriceCells } from './use-net-price-cells.tsx'

/** What a club gets for each player, by the first day of play it holds for, and the form that sets another price. */
export function ClubNetPrices({ course }: { course: number }) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const query = useRead('GET /api/staff/club_net_prices', { facility_id: course })
  const act = useAct()
  const today = dayOf(serverNow())
  const isRemovable = ({ starts_on }: NetPrice) => starts_on > today
  const all = useNetPriceColumns((price) => {
    const { price: _, set_by: __, set_at: ___, ...key } = price
    return isRemovable(price) ? (
      <Button
        call="POST /api/staff/club_net_prices/remove"
        look="quiet"
        busy={act.busy}
        onClick={() => act.send('POST /api/staff/club_net_prices/remove', { facility_id: course, ...key })}
      >
        {t('share.remove')}
      </Button>
    ) : null
  })
  const columns = query.data?.some(isRemovable) ? all : all.filter(({ id }) => id !== 'remove')
  return (
    <section className={styles.panel} aria-label={t('net.title')}>
      <h3>{t('net.title')}</h3>
      <p className={styles.muted}>{t('net.hint')}</p>
      <Loaded query={query} lines={3}>
        {(prices) => (
          <>
            {prices.length === 0 ? (
              <p className={styles.muted}>{t('net.none')}</p>
            ) : (
              <>
                <DataTable
                  label={t('net.title')}
                  rows={prices}
                  columns={columns}
                  idOf={keyOf}
                  cards="pairs"
                />
                <div className={styles.buttons}>
                  <Button
                    look="quiet"
                    onClick={() => saveNetPrices(`teeviet-net-prices-${course}.csv`, prices, { t, golf })}
                  >
                    {t('net.file.export')}
                  </Button>
                </div>
              </>
            )}
            <IfMayCall call="POST /api/staff/club_net_prices/import">
              <NetPricesImport course={course} prices={prices} />
            </IfMayCall>
          </>
        )}
      </Loaded>
      <Problem>{act.problem}</Problem>
      <IfMayCall call="POST /api/staff/club_net_prices">
        <NetPriceForm course={course} prices={query.data ?? []} firstDay={addDays(today, 1)} />
      </IfMayCall>
    </section>
  )
}

function useNetPriceColumns(removal: (price: NetPrice) => ReactNode) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const headers = {
    from: t('share.startsOn'),
    kind: golf('field.day_kind'),
    holes: golf('field.number_hole'),
    customers: golf('field.customer_type'),
    hours: t('net.hours'),
    price: t('net.perPlayer'),
    by: t('net.setBy'),
    remove: t('share.remove'),
  }
  return columnsOf<NetPrice, keyof typeof headers>((id) => headers[id], {
    from: ({ starts_on }) => formatDay(starts_on),
    ...useNetPriceCells(),
    by: ({ set_by }) => set_by,
    remove: removal,
  })
}
