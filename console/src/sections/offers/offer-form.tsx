import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { holesSold } from '@teeviet/contract/rules/money/rates'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { CourseChoice } from '../../forms/course-choice.tsx'
import { Form } from '../../forms/form.tsx'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import {
  draftOfOffer,
  type OfferDraft,
  problemsOfOffer,
  requestOfOffer,
  type StaffOffer,
} from './offer-draft.ts'

const call = 'POST /api/staff/offers'
const stretch = [
  ['date_start', DayInput],
  ['date_end', DayInput],
  ['time_start', ClockInput],
  ['time_end', ClockInput],
] as const
const figures = ['price', 'price_sale', 'quantity'] as const

type OfferFormProps = {
  offer: StaffOffer | null
  categoryId: number
  onSaved: (id: number) => void
  onClose: () => void
}

/** One offer: course, days, hours, price and how many places; ended by taking it off sale. */
export function OfferForm({ offer, categoryId, onSaved, onClose }: OfferFormProps) {
  const t = useT('staff-golf')
  const sold = offer ? (offer.quantity ?? 0) - (offer.quantity_left ?? 0) : 0
  const form = useDraft(() => draftOfOffer(offer, dayOf(serverNow())), { version: offer?.version, check })
  const field = form.getInputProps

  function check(draft: OfferDraft) {
    const problems = Object.entries(problemsOfOffer(draft, sold))
    return Object.fromEntries(
      problems.map(([name, what]) => [name, t(`offers.problem.${what}`, { n: sold })]),
    )
  }

  async function save(draft: OfferDraft) {
    const which = { category_id: categoryId, ...(offer ? { id: offer.id, version: form.version } : {}) }
    const done = await form.send(call, requestOfOffer(draft, which), t('offers.saved'))
    if (done) onSaved(done.id)
    return done
  }

  return (
    <div className={styles.panel}>
      <h2>{offer ? offer.facility_name : t('offers.addOffer')}</h2>
      <Form
        form={form}
        call={call}
        label={offer ? undefined : t('offers.addOffer')}
        onSend={save}
        more={
          <Button look="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        }
      >
        <CourseChoice {...field('facility')} />
        <div className={styles.bar}>
          {stretch.map(([name, TypedField]) => (
            <TypedField key={name} label={t(`field.${name}`)} {...field(name)} />
          ))}
        </div>
        <div className={styles.fields}>
          {figures.map((name) => (
            <TextInput
              key={name}
              label={t(`field.${name}`)}
              inputMode="numeric"
              description={name === 'quantity' && t('offers.quantityHint')}
              {...field(name)}
            />
          ))}
          <NativeSelect
            label={t('field.number_hole')}
            data={optionsOf(holesSold)}
            {...field('number_hole')}
          />
        </div>
        {(['is_active', 'is_instant'] as const).map((name) => (
          <Checkbox key={name} label={t(`field.${name}`)} {...field(name, { type: 'checkbox' })} />
        ))}
      </Form>
    </div>
  )
}
