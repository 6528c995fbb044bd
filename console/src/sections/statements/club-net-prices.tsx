import { Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type DayKind, dayKinds, holesSold } from '@teeviet/contract/rules/money/rates'
import { addDays, type Day, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { Form } from '../../forms/form.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { useAct } from '../../forms/use-act.ts'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { optionsOf } from '../../kit/options.ts'
import { Problem } from '../../kit/problem.tsx'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { keyOf, type NetPrice, saveNetPrices } from './net-prices-file.ts'
import { NetPricesImport } from './net-prices-import.tsx'

/** What a club gets for each player, by the first day of play it holds for, and the form that sets another price. */
export function ClubNetPrices({ course }: { course: number }) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const query = useRead('GET /api/staff/club_net_prices', { facility_id: course })
  const act = useAct()
  const today = dayOf(serverNow())
  const columns = useNetPriceColumns(({ starts_on, day_kind, number_hole }) =>
    starts_on > today ? (
      <Button
        call="POST /api/staff/club_net_prices/remove"
        look="quiet"
        busy={act.busy}
        onClick={() =>
          act.send('POST /api/staff/club_net_prices/remove', {
            facility_id: course,
            starts_on,
            day_kind,
            number_hole,
          })
        }
      >
        {t('share.remove')}
      </Button>
    ) : null,
  )
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
        <NetPriceForm course={course} firstDay={addDays(today, 1)} />
      </IfMayCall>
    </section>
  )
}

function useNetPriceColumns(removal: (price: NetPrice) => ReactNode) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const ui = useT('ui')
  const headers = {
    from: t('share.startsOn'),
    kind: golf('field.day_kind'),
    holes: golf('field.number_hole'),
    price: t('net.perPlayer'),
    by: t('net.setBy'),
    remove: t('share.remove'),
  }
  return columnsOf<NetPrice, keyof typeof headers>((id) => headers[id], {
    from: ({ starts_on }) => formatDay(starts_on),
    kind: ({ day_kind }) => golf(`kind.${day_kind}`),
    holes: ({ number_hole }) => ui('holes', { n: number_hole }),
    price: {
      figure: true,
      cell: ({ price }) =>
        price === null ? t('net.share') : <span className="amount">{formatMoney(price)}</span>,
    },
    by: ({ set_by }) => set_by,
    remove: removal,
  })
}

type Typed = { starts_on: Day; kind: DayKind; holes: string; price: number | string; isShare: boolean }

/** Day, kind of day and holes stay for the next price: a contract names several. */
function NetPriceForm({ course, firstDay }: { course: number; firstDay: Day }) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const form = useDraft<Typed>(
    () => ({ starts_on: firstDay, kind: 'weekday', holes: '18', price: '', isShare: false }),
    {
      check: (typed) => missingOf(typed, typed.isShare ? ['starts_on'] : ['starts_on', 'price']),
    },
  )
  async function set({ starts_on, kind, holes, price, isShare }: Typed) {
    const done = await form.send(
      'POST /api/staff/club_net_prices',
      {
        facility_id: course,
        starts_on,
        day_kind: kind,
        price: isShare ? undefined : Number(price),
        number_hole: holesSold.find((one) => String(one) === holes) ?? 18,
      },
      t('net.saved'),
    )
    if (done) form.setFieldValue('price', '')
    return done
  }
  return (
    <Form inline form={form} label={t('net.set')} onSend={set}>
      <NativeSelect
        label={golf('field.day_kind')}
        data={optionsOf(dayKinds, (kind) => golf(`kind.${kind}`))}
        {...form.getInputProps('kind')}
      />
      <NativeSelect
        label={golf('field.number_hole')}
        data={optionsOf(holesSold)}
        {...form.getInputProps('holes')}
      />
      <NumberInput
        w={176}
        label={t('net.price')}
        min={0}
        max={1_000_000_000}
        step={10_000}
        allowDecimal={false}
        thousandSeparator="."
        decimalSeparator=","
        disabled={form.values.isShare}
        {...form.getInputProps('price')}
      />
      <Checkbox label={t('net.toShare')} {...form.getInputProps('isShare', { type: 'checkbox' })} />
      <DayInput label={t('share.startsOn')} {...form.getInputProps('starts_on')} />
    </Form>
  )
}
