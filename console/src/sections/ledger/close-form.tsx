import { NativeSelect, Textarea } from '@mantine/core'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { Form } from '../../forms/form.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { useSources } from './use-sources.ts'

const dayMs = 86_400_000

/** Closes a day manually: with a pasted statement, or without one with the bank's or gateway's own report. */
export function CloseForm() {
  const t = useT('staff')
  const sources = useSources()
  const form = useDraft(() => ({ day: dayOf(Date.now() - dayMs), source: 'bank', statement: '' }), {
    check: (typed) => missingOf(typed, ['day']),
  })
  return (
    <Form
      inline
      form={form}
      label={t('ledger.close.button')}
      onSend={(typed) =>
        form.send('POST /api/staff/ledger/close', typed, ({ differences: { length: n } }) =>
          n === 0 ? t('ledger.close.agrees') : { warning: t('ledger.close.differs', { n }) },
        )
      }
    >
      <DayInput label={t('ledger.close.day')} {...form.getInputProps('day')} />
      <NativeSelect
        label={t('ledger.close.source')}
        data={[...sources].map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('source')}
      />
      <Textarea
        className={styles.whole}
        label={t('ledger.close.statement')}
        rows={3}
        spellCheck={false}
        placeholder="92704,2450000"
        {...form.getInputProps('statement')}
      />
    </Form>
  )
}
