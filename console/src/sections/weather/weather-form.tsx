import { Box, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'
import { type Problems, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { optionsOf } from '../../kit/options.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { typedDecimal } from './typed-decimal.ts'

const call = 'POST /api/staff/courses/:id/weather'
type Weather = DataOf<'GET /api/staff/courses/:id/weather'>

const gifts = ['refund', 'wallet'] as const
const numbers = { rain_mm: 500, gust_kmh: 400, heat_c: 60 } as const
const numberNames = ['rain_mm', 'gust_kmh', 'heat_c'] as const
const mostMinutes = 600

/** The weather clause of a course, and what it gave for its latest rounds. */
export function CourseWeather({ id }: { id: number }) {
  const query = useRead('GET /api/staff/courses/:id/weather', { id })
  return (
    <Loaded query={query} lines={6}>
      {(weather) => (
        <>
          <WeatherForm key={JSON.stringify(weather.clause)} id={id} weather={weather} />
          <Decisions decisions={weather.decisions} />
        </>
      )}
    </Loaded>
  )
}

const isDecimalUpTo = (typed: string, most: number) => {
  const value = typedDecimal(typed)
  return value !== null && value > 0 && value <= most
}
const written = (value: number | null | undefined) => (value == null ? '' : String(value))

const draftOf = ({ clause }: Weather) => ({
  is_on: clause !== null,
  rain_mm: written(clause?.rain_mm),
  gust_kmh: written(clause?.gust_kmh),
  heat_c: written(clause?.heat_c),
  by_lightning: clause?.by_lightning ?? false,
  least_minutes: String(clause?.least_minutes ?? 60),
  gives: clause?.gives ?? ('refund' as const),
  percent: String(clause?.percent ?? 100),
})
type Typed = ReturnType<typeof draftOf>

function WeatherForm({ id, weather }: { id: number; weather: Weather }) {
  const t = useT('staff-golf')
  const form = useDraft(() => draftOf(weather), { check })
  const { is_on, gives } = form.values

  function check(typed: Typed): Problems {
    if (!typed.is_on) return {}
    const wrong = (value: string, least: number, most: number) =>
      isNumberIn(value, least, most) ? undefined : t('courses.problem.number')
    const isEmpty =
      typed.rain_mm === '' && typed.gust_kmh === '' && typed.heat_c === '' && !typed.by_lightning
    const ofNumbers = numberNames.map((name) => {
      const value = typed[name]
      const isFine = value === '' || isDecimalUpTo(value, numbers[name])
      return [name, isFine ? undefined : t('courses.problem.number')]
    })
    return {
      ...Object.fromEntries(ofNumbers),
      ...(isEmpty && { rain_mm: t('courses.problem.missing') }),
      least_minutes: wrong(typed.least_minutes, 1, mostMinutes),
      percent: wrong(typed.percent, 1, 100),
    }
  }

  function save(typed: Typed) {
    const clause = typed.is_on
      ? {
          rain_mm: typedDecimal(typed.rain_mm),
          gust_kmh: typedDecimal(typed.gust_kmh),
          heat_c: typedDecimal(typed.heat_c),
          by_lightning: typed.by_lightning,
          least_minutes: typedNumber(typed.least_minutes) ?? 0,
          gives: typed.gives,
          percent: typedNumber(typed.percent) ?? 0,
        }
      : null
    return form.send(call, { id, clause }, t('weather.saved'))
  }

  return (
    <Form form={form} call={call} onSend={save}>
      <p className={styles.muted}>{t(weather.is_possible ? 'weather.note' : 'weather.impossible')}</p>
      <Checkbox label={t('weather.isOn')} {...form.getInputProps('is_on', { type: 'checkbox' })} />
      {is_on && (
        <>
          <div className={styles.fields}>
            <TextInput label={t('weather.rain')} inputMode="decimal" {...form.getInputProps('rain_mm')} />
            <TextInput label={t('weather.gust')} inputMode="decimal" {...form.getInputProps('gust_kmh')} />
            <TextInput label={t('weather.heat')} inputMode="decimal" {...form.getInputProps('heat_c')} />
            <TextInput
              label={t('weather.leastMinutes')}
              inputMode="numeric"
              {...form.getInputProps('least_minutes')}
            />
            <TextInput label={t('weather.percent')} inputMode="numeric" {...form.getInputProps('percent')} />
            <NativeSelect
              label={t('weather.gives')}
              data={optionsOf(gifts, (gift) => t(`weather.gift.${gift}`))}
              value={gives}
              onChange={({ currentTarget: { value } }) =>
                form.setFieldValue('gives', value === 'wallet' ? 'wallet' : 'refund')
              }
            />
          </div>
          <Checkbox
            label={t('weather.byLightning')}
            {...form.getInputProps('by_lightning', { type: 'checkbox' })}
          />
        </>
      )}
    </Form>
  )
}

function Decisions({ decisions }: Pick<Weather, 'decisions'>) {
  const t = useT('staff-golf')
  return (
    <Box component="section" mt="md" className={styles.panel} aria-label={t('weather.decisions')}>
      <h3>{t('weather.decisions')}</h3>
      {decisions.length === 0 && <p className={styles.empty}>{t('weather.none')}</p>}
      <ul>
        {decisions.map((decision) => (
          <li key={decision.booking_id}>
            <Link to="/staff" search={{ tab: 'all', id: decision.booking_id }} className="code">
              {decision.general_bill_code}
            </Link>{' '}
            <span className="time">{formatHistoryTime(decision.date_played)}</span>
            {': '}
            {t('weather.decided', {
              affected: decision.affected_minutes,
              minutes: decision.minutes,
              amount: formatMoney(decision.amount),
            })}
          </li>
        ))}
      </ul>
    </Box>
  )
}
