import { NativeSelect } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type Day, dayOf, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { newRequestKey } from '../../api/request-key.ts'
import { MoneyField } from '../../forms/money-field.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { none } from '../../kit/options.ts'
import { Problem } from '../../kit/problem.tsx'
import { useScrollTo } from '../../kit/use-scroll-to.ts'
import styles from '../../theme/layout.module.css'
import { CompanyFields } from '../company/company-fields.tsx'
import { type BookingDraft, emptyDraft, paymentOf, type Quote, requestOf } from './booking-draft.ts'
import { BookingQuote } from './booking-quote.tsx'
import { GolferFields } from './golfer-fields.tsx'
import { newBookingCall } from './new-booking-calls.ts'
import { PaymentFields } from './payment-fields.tsx'
import { PlayersFields } from './players-fields.tsx'

type TeeTime = DataOf<'GET /api/staff/tee-sheet'>['tee_times'][number]

type NewBookingProps = {
  facility: number
  day: Day
  teeTimes: readonly TeeTime[]
  /** The tee time from which the form was opened. */
  teeTime: number | undefined
  /** A golfer who stands at the counter: paid there and checked in, unless staff choose otherwise. */
  isWalkIn: boolean
  onMade: (bookingId: number) => void
  onClose: () => void
}

/** The quote that is shown, and the key of the request that places it: sent again, it is the same booking. */
type Shown = { quote: Quote; key: string }

/**
 * A booking for a golfer on the phone, in two presses of Enter: the first shows whose account it is and what it costs,
 * the second places it as shown.
 */
export function NewBooking({ facility, day, teeTimes, teeTime, isWalkIn, onMade, onClose }: NewBookingProps) {
  const t = useT('staff-new-booking')
  const staff = useT('staff')
  const ui = useT('ui')
  const act = useAct()
  const open = teeTimes.filter(
    ({ start_at, left, is_closed }) => !is_closed && left > 0 && start_at > serverNow(),
  )
  const first = open.find(({ id }) => id === teeTime) ?? (teeTime === undefined ? open[0] : undefined)
  const [draft, setDraft] = useState(() => emptyDraft(first?.start_at ?? null, isWalkIn))
  const [shown, setShown] = useState<Shown | null>(null)
  const isToday = day === dayOf(serverNow())
  const buttons = useScrollTo<HTMLDivElement>(shown)
  const chosen = open.find(({ start_at }) => start_at === draft.startAt)

  function edit(part: Partial<BookingDraft>) {
    setDraft({ ...draft, ...part })
    setShown(null)
    act.forget()
  }

  async function show(wanted: BookingDraft) {
    setDraft(wanted)
    const request = requestOf(wanted, facility)
    const quote =
      request &&
      (await act.send('POST /api/staff/bookings/quote', { ...request, ...paymentOf(wanted, isToday) }))
    setShown(quote && { quote, key: newRequestKey() })
  }

  const amount = shown?.quote.payment_amount

  async function submit(event: FormEvent) {
    event.preventDefault()
    const request = requestOf(draft, facility)
    if (act.busy || !request) return
    if (!shown || amount === null || amount === undefined) return show(draft)
    const wanted = { ...request, expected_amount: amount, ...paymentOf(draft, isToday) }
    const made = await act.send(
      newBookingCall,
      wanted,
      ({ general_bill_code: code }) => t(draft.payment === 'link' ? 'done' : 'donePaid', { code }),
      shown.key,
    )
    if (made) onMade(made.id)
  }

  return (
    <form className={styles.panel} onSubmit={submit} noValidate aria-label={t('title')}>
      <div className={styles.head}>
        <h2>
          {t(isWalkIn ? 'walkIn' : 'title')} ·&nbsp;{formatDay(day)}
        </h2>
        <IconButton icon="close" label={ui('close')} onClick={onClose} />
      </div>
      <NativeSelect
        label={t('start')}
        data={[
          none(t('chooseStart')),
          ...open.map(({ start_at, left, price }) => ({
            value: String(start_at),
            label: `${formatClock(start_at)} ·\u00a0${staff('act.places', { n: left })} ·\u00a0${
              price === 0 ? staff('list.noPrice') : formatMoney(price)
            }`,
          })),
        ]}
        value={draft.startAt === null ? '' : String(draft.startAt)}
        onChange={({ currentTarget: { value } }) =>
          // rates and offers are those of the start
          edit({ startAt: value === '' ? null : Number(value), customerType: 'visitor', productId: null })
        }
      />
      <GolferFields draft={draft} isToday={isToday} onChange={edit} />
      <PlayersFields draft={draft} left={chosen?.left ?? 0} onChange={edit} />
      <CompanyFields company={draft.company} onChange={(company) => edit({ company })} />
      {chosen?.price === 0 && (
        <MoneyField
          label={t('price')}
          value={draft.price}
          onChange={(event) => edit({ price: event.currentTarget.value })}
        />
      )}
      <PaymentFields draft={draft} isToday={isToday} onChange={edit} />
      {shown && (
        <BookingQuote quote={shown.quote} draft={draft} onPrice={(part) => show({ ...draft, ...part })} />
      )}
      <Problem>{act.problem}</Problem>
      <div ref={buttons} className={styles.buttons}>
        <Button type="submit" busy={act.busy} aria-disabled={draft.startAt === null}>
          {amount == null
            ? t('show')
            : draft.payment === 'link'
              ? t('place')
              : t('placePaid', { amount: formatMoney(amount) })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {ui('close')}
        </Button>
      </div>
    </form>
  )
}
