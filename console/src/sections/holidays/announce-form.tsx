import { Checkbox, TextInput } from '@mantine/core'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { Form } from '../../forms/form.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { confirm } from '../../kit/confirm.ts'
import styles from '../../theme/layout.module.css'
import { ChangedDays } from './changed-days.tsx'

const call = 'POST /api/staff/holidays'

type Typed = { date_from: Day; date_to: Day; name: string; isTet: boolean }

/** Announces days as holidays, after a look at what changes price by it. */
export function AnnounceForm() {
  const t = useT('staff-holidays')
  const form = useDraft<Typed>(() => ({ date_from: '', date_to: '', name: '', isTet: false }), {
    check: (typed) => {
      const missing = missingOf(typed, ['date_from', 'date_to', 'name'])
      return typed.date_to < typed.date_from ? { date_to: t('order'), ...missing } : missing
    },
  })

  async function announce({ isTet, ...typed }: Typed) {
    const { date_from, date_to } = typed
    const changed = await form.send('POST /api/staff/holidays/preview', { date_from, date_to, is_removed: 0 })
    if (!changed) return null
    if (changed.length === 0) {
      form.setFieldError('date_to', t('unchanged'))
      return null
    }
    const isSure = await confirm({
      title: t('addTitle'),
      message: <ChangedDays days={changed} />,
      confirm: t('confirmAdd'),
      cancel: t('back'),
    })
    if (!isSure) return null
    const done = await form.send(call, { ...typed, is_tet: isTet }, ({ repriced }) =>
      t('saved', { n: repriced }),
    )
    if (done) form.reset()
    return done
  }

  return (
    <section className={styles.panel} aria-label={t('add')}>
      <h3>{t('add')}</h3>
      <Form form={form} call={call} label={t('announce')} onSend={announce}>
        <div className={styles.bar}>
          <DayInput label={t('from')} {...form.getInputProps('date_from')} />
          <DayInput label={t('to')} {...form.getInputProps('date_to')} />
        </div>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          maxLength={80}
          {...form.getInputProps('name')}
        />
        <Checkbox label={t('tet')} {...form.getInputProps('isTet', { type: 'checkbox' })} />
      </Form>
    </section>
  )
}
