import { NativeSelect } from '@mantine/core'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { Form } from '../../forms/form.tsx'
import { undoBy } from '../../forms/undo.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'
import type { StaffTeeTime } from './tee-time.ts'

const call = 'POST /api/staff/tee-sheet/places'
const mostPlaces = 8

/** How many may start together, and how many of them the club sells itself; never below what is booked here. */
export function PlacesForm({ teeTime, day }: { teeTime: StaffTeeTime; day: Day }) {
  const t = useT('staff-golf')
  const booked = teeTime.sold + teeTime.held
  const form = useDraft(() => ({ capacity: String(teeTime.capacity), outside: String(teeTime.outside) }), {
    version: `${teeTime.capacity}/${teeTime.outside}`,
    check: ({ capacity, outside }) =>
      Number(capacity) - Number(outside) < booked ? { outside: t('sheet.below', { n: booked }) } : {},
  })

  function send({ capacity, outside }: typeof form.values) {
    const begun = form.getInitialValues()
    const seen = { seen_capacity: Number(begun.capacity), seen_outside: Number(begun.outside) }
    const places = { id: teeTime.id, day, capacity: Number(capacity), outside: Number(outside) }
    const undo = undoBy(call, {
      id: teeTime.id,
      day,
      capacity: seen.seen_capacity,
      outside: seen.seen_outside,
      seen_capacity: places.capacity,
      seen_outside: places.outside,
    })
    return form.send(call, { ...places, ...seen }, ({ left }) => ({
      text: t('sheet.placesSaved', { n: left }),
      undo,
    }))
  }

  return (
    <Form inline form={form} call={call} onSend={send}>
      {(['capacity', 'outside'] as const).map((name) => {
        const least = name === 'capacity' ? 1 : 0
        const counts = Array.from({ length: mostPlaces - least + 1 }, (_, place) => place + least)
        return (
          <NativeSelect
            key={name}
            label={t(`field.${name}`)}
            data={optionsOf(counts)}
            {...form.getInputProps(name)}
          />
        )
      })}
    </Form>
  )
}
