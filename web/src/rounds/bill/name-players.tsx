import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { unnamedPlayers } from './bill-steps.ts'
import styles from './name-players.module.css'

/** The longest name the wire takes. */
const longestName = 200

/**
 * The names of players who were booked without one, until the club needs them: after the deadline, which is null then,
 * it says so.
 */
export function NamePlayers({
  bill,
  deadline,
  onChange,
}: {
  bill: Pick<Bill, 'id_general_bill_detail' | 'now' | 'services'>
  deadline: number | null
  onChange: () => void
}) {
  const t = useT('bill')
  const language = useLanguage()
  const [names, setNames] = useState<Readonly<Record<number, string>>>({})
  const unnamed = unnamedPlayers(bill)
  const saving = useChange(async () => {
    const written = unnamed.map(({ id }) => ({ player_id: id, name: names[id] ?? '' }))
    await call(api.bills.namePlayers, {
      id_general_bill_detail: bill.id_general_bill_detail,
      names: written,
    })
    showToast('success', t('names.saved'))
    onChange()
  })

  function save(event: FormEvent) {
    event.preventDefault()
    if (unnamed.some(({ id }) => names[id]?.trim())) return saving.run()
  }

  if (deadline === null) return <p>{t('names.closed')}</p>
  return (
    <form className={styles.names} onSubmit={save} aria-label={t('names.title')}>
      <p>{t('names.lead', { time: deadlineText(deadline, bill.now, language) })}</p>
      {unnamed.map(({ id, label }) => (
        <Field
          key={id}
          label={label}
          name={`player-${id}`}
          autoComplete="off"
          maxLength={longestName}
          value={names[id] ?? ''}
          onChange={({ target }) => setNames((typed) => ({ ...typed, [id]: target.value }))}
        />
      ))}
      <Button type="submit" look="second" busy={saving.isPending}>
        {t('names.save')}
      </Button>
    </form>
  )
}
