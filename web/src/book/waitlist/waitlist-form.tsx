import { useQueryClient } from '@tanstack/react-query'
import { mostWaitlistPlayers, usualHoles } from '@teeviet/contract/rules/limits'
import { type Day, formatPlayTime, minuteOfDay, startOfDay } from '@teeviet/contract/rules/time/dates'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { ownWaitlist } from '#api/queries/rounds/waitlist.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Quantity } from '#ui/form/quantity.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { type FullBand, waitingTimes } from './full-bands.ts'
import styles from './waitlist.module.css'

const payments = ['hold', 'wallet'] as const

/** What a golfer waits for, at most at which price, until when, and how it is paid. */
export function WaitlistForm({
  session,
  courseId,
  day,
  bands,
  now,
  holdSeconds,
  onClose,
}: {
  session: Session
  courseId: number
  day: Day
  bands: readonly FullBand[]
  now: number
  holdSeconds: number
  onClose: () => void
}) {
  const t = useLazyTexts('history')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [chosen, setBand] = useState(bands[0]?.band)
  const rows = (bands.find(({ band }) => band === chosen) ?? bands[0])?.rows ?? []
  const holes = [...new Set(rows.map(({ number_hole }) => number_hole))].toSorted((one, other) => other - one)
  const [wantedHoles, setHoles] = useState<number>(usualHoles)
  const hole = holes.includes(wantedHoles) ? wantedHoles : holes[0]
  const wanted = rows.filter(({ number_hole }) => number_hole === hole)
  const [players, setPlayers] = useState(2)
  const [typed, setTyped] = useState<string>()
  const price = typed ?? String(Math.max(0, ...wanted.map((row) => row.price ?? 0)))
  const times = waitingTimes(wanted, startOfDay(day), now)
  const [until, setUntil] = useState(times[0])
  const [paidBy, setPaidBy] = useState<(typeof payments)[number]>('hold')
  const minutes = wanted.map(({ start_at }) => minuteOfDay(start_at))
  const join = useChange(async () => {
    await call(api.rounds.joinWaitlist, {
      facility_id: courseId,
      day,
      players,
      paid_by: paidBy,
      most_price: Number(price),
      from_minute: Math.min(...minutes),
      to_minute: Math.max(...minutes),
      number_hole: hole ?? 0,
      until: until !== undefined && times.includes(until) ? until : (times[0] ?? 0),
    })
    await queryClient.invalidateQueries({ queryKey: ownWaitlist(session).queryKey })
    showToast('success', t('waitlist.joined'))
    onClose()
  })
  return (
    <section className={styles.form} aria-label={t('waitlist.form.title')}>
      {bands.length > 1 && (
        <fieldset className={styles.choices}>
          <legend>{t('waitlist.form.when')}</legend>
          {bands.map(({ band }) => (
            <Checkbox
              key={band}
              type="radio"
              name="waitlist-band"
              checked={band === chosen}
              onChange={() => setBand(band)}
            >
              {band === 0 ? t('waitlist.form.wholeDay') : t(`waitlist.form.band.${band}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {holes.length > 1 && (
        <SelectField
          label={t('waitlist.form.holes')}
          value={hole}
          onChange={({ currentTarget }) => setHoles(Number(currentTarget.value))}
        >
          {holes.map((n) => (
            <option key={n} value={n}>
              {t('waitlist.form.holesOf', { n })}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.count}>
        {t('waitlist.form.players')}
        <Quantity
          value={players}
          least={1}
          most={mostWaitlistPlayers}
          onChange={setPlayers}
          fewer={t('waitlist.form.fewer')}
          more={t('waitlist.form.more')}
        />
      </div>
      <Field
        label={t('waitlist.form.price')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        after="₫"
        value={price}
        onChange={({ currentTarget: { value } }) => setTyped(value.replaceAll(/\D/g, ''))}
      />
      <SelectField
        label={t('waitlist.form.until')}
        value={until}
        onChange={({ currentTarget }) => setUntil(Number(currentTarget.value))}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {formatPlayTime(time)}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.choices}>
        <legend>{t('waitlist.form.pay')}</legend>
        {payments.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="waitlist-payment"
            checked={paidBy === one}
            onChange={() => setPaidBy(one)}
          >
            {t(`waitlist.form.${one}`, { time: formatDuration(holdSeconds, language) })}
          </Checkbox>
        ))}
      </fieldset>
      <p className={styles.note}>{t('waitlist.rule')}</p>
      <div className={styles.actions}>
        <Button busy={join.isPending} disabled={Number(price) === 0} onClick={() => join.run()}>
          {t('waitlist.form.send')}
        </Button>
        <Button look="second" onClick={onClose}>
          {t('waitlist.form.back')}
        </Button>
      </div>
    </section>
  )
}
