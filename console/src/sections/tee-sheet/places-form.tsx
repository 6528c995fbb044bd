import { useQueryClient } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import styles from '../../forms/golf.module.css'
import { useSave } from '../../forms/use-save.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import type { StaffTeeTime } from './sheet-page.tsx'

const mostPlaces = 8

/** How many may start together, and how many of them the club sells itself; never below what is booked here. */
export function PlacesForm({ teeTime, day }: { teeTime: StaffTeeTime; day: Day }) {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const { busy, problem, save } = useSave('POST /api/staff/tee-sheet/places')
  const [typed, setTyped] = useState<{ capacity?: number; outside?: number }>({})
  const capacity = typed.capacity ?? teeTime.capacity
  const outside = typed.outside ?? teeTime.outside
  const booked = teeTime.sold + teeTime.held
  const isBelow = capacity - outside < booked
  const isChanged = capacity !== teeTime.capacity || outside !== teeTime.outside

  async function change(event: FormEvent) {
    event.preventDefault()
    if (isBelow || busy) return
    const seen = { seen_capacity: teeTime.capacity, seen_outside: teeTime.outside }
    const done = await save({ id: teeTime.id, day, capacity, outside, ...seen })
    if (done) {
      setTyped({})
      showToast('success', t('sheet.placesSaved', { n: done.left }))
    }
    await client.invalidateQueries({ queryKey: ['staff', 'GET /api/staff/tee-sheet'] })
  }

  return (
    <form className={styles.form} onSubmit={change}>
      <div className={styles.bar}>
        <Count name="capacity" n={capacity} least={1} onChange={(n) => setTyped({ ...typed, capacity: n })} />
        <Count name="outside" n={outside} least={0} onChange={(n) => setTyped({ ...typed, outside: n })} />
        <Button type="submit" look="second" size="small" busy={busy} aria-disabled={isBelow || !isChanged}>
          {t('save')}
        </Button>
      </div>
      <Problem>{isBelow ? t('sheet.below', { n: booked }) : problem}</Problem>
    </form>
  )
}

function Count({
  name,
  n,
  least,
  onChange,
}: {
  name: 'capacity' | 'outside'
  n: number
  least: number
  onChange: (n: number) => void
}) {
  const t = useT('staff-golf')
  return (
    <SelectField
      label={t(`field.${name}`)}
      value={n}
      onChange={({ currentTarget: { value } }) => onChange(Number(value))}
    >
      {Array.from({ length: mostPlaces - least + 1 }, (_, place) => (
        <option key={place + least} value={place + least}>
          {place + least}
        </option>
      ))}
    </SelectField>
  )
}
