import { Checkbox, Stack, TextInput } from '@mantine/core'
import { mostOfferedTimes } from '@teeviet/contract/rules/limits'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MoneyField } from '../../forms/money-field.tsx'
import { digitsOf } from '../../forms/typed-number.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { MessagePreview } from '../messages/message-preview.tsx'
import type { StaffBookingDetail } from './booking.ts'
import { describeStart } from './describe-start.ts'

type Chosen = { facilityId: number; startAt: number; needsPrice: boolean; price: string }

/** Chooses up to three free times, at the request's course or near it, and sends them to the golfer. */
export function OtherTimesForm({ booking, onDone }: { booking: StaffBookingDetail; onDone: () => void }) {
  const t = useT('staff')
  const act = useAct()
  const [day, setDay] = useState(dayOf(booking.date_played))
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [isTried, setTried] = useState(false)
  const query = useRead('GET /api/staff/bookings/:id/other-times', { id: booking.id, day })
  const form = useRef<HTMLFormElement>(null)
  const isLoaded = query.data !== undefined
  useEffect(() => {
    // once the times are there, unless another day is being typed
    if (isLoaded && !form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
  }, [isLoaded])
  const isSame = (facilityId: number, startAt: number) => (one: Chosen) =>
    one.facilityId === facilityId && one.startAt === startAt

  const options = chosen.map(({ facilityId, startAt, price }) => ({
    facility_id: facilityId,
    start_at: startAt,
    price_per_player: digitsOf(price) === '' ? undefined : Number(digitsOf(price)),
  }))
  const isReady =
    chosen.length > 0 && chosen.every(({ needsPrice, price }) => !needsPrice || digitsOf(price) !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (act.busy || chosen.length === 0) return
    const sent = await act.send(
      'POST /api/staff/bookings/:id/offer-times',
      { id: booking.id, options },
      t('offer.sent'),
    )
    if (sent) onDone()
  }

  function closeByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Escape') return
    // the panel stays open
    event.preventDefault()
    onDone()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onKeyDown={closeByKey} noValidate>
      <TextInput
        type="date"
        label={t('offer.day')}
        value={day}
        onChange={(event) => event.currentTarget.value && setDay(event.currentTarget.value)}
      />
      <p className={styles.muted}>{t('offer.pick', { n: mostOfferedTimes })}</p>
      <Loaded query={query} lines={4}>
        {(courses) =>
          courses.length === 0 ? (
            <p>{t('offer.none')}</p>
          ) : (
            courses.map(({ facility, distance, starts }) => (
              <fieldset key={facility.id}>
                <legend>
                  {facility.title} ·&nbsp;
                  {facility.id === booking.facility.id ? t('offer.here') : t('offer.km', { n: distance })}
                </legend>
                <Stack gap={0}>
                  {starts.map(({ start_at, places_left, price, path }) => {
                    const isOwn = isSame(facility.id, start_at)
                    const isChecked = chosen.some(isOwn)
                    const added = {
                      facilityId: facility.id,
                      startAt: start_at,
                      needsPrice: price === null,
                      price: '',
                    }
                    return (
                      <Checkbox
                        key={start_at}
                        label={formatClock(start_at)}
                        description={describeStart(
                          t('offer.left', { n: places_left }),
                          { path, price },
                          t('list.noPrice'),
                        )}
                        checked={isChecked}
                        disabled={!isChecked && chosen.length >= mostOfferedTimes}
                        onChange={() =>
                          setChosen(isChecked ? chosen.filter((one) => !isOwn(one)) : [...chosen, added])
                        }
                      />
                    )
                  })}
                </Stack>
              </fieldset>
            ))
          )
        }
      </Loaded>
      {chosen
        .filter(({ needsPrice }) => needsPrice)
        .map((one) => (
          <MoneyField
            key={`${one.facilityId} ${one.startAt}`}
            label={t('offer.price', { time: formatClock(one.startAt) })}
            value={one.price}
            onChange={(event) => {
              const price = event.currentTarget.value
              setChosen(chosen.map((other) => (other === one ? { ...other, price } : other)))
            }}
          />
        ))}
      <MessagePreview
        call="POST /api/staff/bookings/:id/preview-messages"
        request={{ id: booking.id, step: 'offer', options, note: '', reason: '' }}
        isReady={isReady}
      />
      <Problem>{isTried && chosen.length === 0 ? t('offer.noneChosen') : act.problem}</Problem>
      <div className={styles.buttons}>
        <Button type="submit" busy={act.busy}>
          {t('offer.send')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('offer.back')}
        </Button>
      </div>
    </form>
  )
}
