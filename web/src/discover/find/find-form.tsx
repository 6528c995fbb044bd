import { useNavigate } from '@tanstack/react-router'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate, withWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { type FormEvent, useState } from 'react'
import { openDialog } from '#dialogs/open.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { RadioChips } from '#ui/form/radio-chips.tsx'
import { regionPages } from '../course-lists/regions.ts'
import styles from './find-form.module.css'
import { findPath, readFindSearch } from './find-search.ts'

/** The days and party sizes to choose from at once; the list itself has all of them. */
const daysShown = 10
const playersShown = [1, 2, 3, 4] as const

/**
 * The question a golfer comes with: which day, where, how many. The answer is the list of tee times. A form of its own
 * address, so that it works before the page is hydrated.
 */
export function FindForm({ today, playDay }: { today: Day; playDay: Day }) {
  const t = useT('home')
  const course = useT('course')
  const teeTimes = useT('tee-times')
  const language = useLanguage()
  const navigate = useNavigate()
  const [named, setNamed] = useState<{ id: number; title: string } | null>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = Object.fromEntries(new FormData(event.currentTarget))
    navigate({ to: findPath, search: readFindSearch(answers) })
  }

  const days = Array.from({ length: daysShown }, (_, ahead) => addDays(today, ahead))
  const near: Partial<Record<Day, string>> = {
    [today]: teeTimes('today'),
    [addDays(today, 1)]: teeTimes('tomorrow'),
  }
  return (
    <form action={findPath} className={styles.form} aria-label={t('find.title')} onSubmit={submit}>
      <RadioChips
        label={t('find.day')}
        name="date"
        chosen={playDay}
        options={days.map((day) => ({
          value: day,
          label: near[day] ?? withWeekday(formatRunningDate(day, language), day, language),
        }))}
      />
      <RadioChips
        // A course chosen in the dialog becomes the checked one.
        key={named?.id}
        label={t('find.where')}
        name="where"
        chosen={named === null ? '' : String(named.id)}
        options={[
          ...(named === null ? [] : [{ value: String(named.id), label: named.title }]),
          { value: '', label: t('find.everywhere') },
          ...regionPages.map(({ region }) => ({ value: region, label: course(`region.${region}`) })),
        ]}
      >
        <Chip
          icon="golf"
          opens
          onPress={() =>
            openDialog('choose-course', { onChoose: ({ id, title }) => setNamed({ id, title }) })
          }
        >
          {t('find.course')}
        </Chip>
      </RadioChips>
      <div className={styles.end}>
        <RadioChips
          label={t('find.players')}
          name="number_player"
          options={[
            ...playersShown.map((count) => ({ value: String(count), label: count })),
            { value: '5', label: '5+' },
          ]}
        />
        <Button type="submit" size="large" wide>
          {t('find.see')}
        </Button>
      </div>
    </form>
  )
}
