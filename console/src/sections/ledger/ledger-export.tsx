import { dayOf } from '@teeviet/contract/rules/time/dates'
import { Form } from '../../forms/form.tsx'
import { MonthInput } from '../../forms/typed-input.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { LedgerCard } from './ledger-card.tsx'

/** A month's books as a file for the accountant. */
export function LedgerExport() {
  const t = useT('staff')
  const jobs = useT('staff-jobs')
  const form = useDraft(() => ({ month: dayOf(Date.now()).slice(0, 7) }), {
    check: (typed) => missingOf(typed, ['month']),
  })

  async function download({ month }: { month: string }) {
    const books = await form.send('GET /api/staff/ledger/export', { month })
    // spreadsheets recognise UTF-8 only by the byte order mark
    if (books) saveFile(new Blob(['\ufeff', books.csv], { type: 'text/csv;charset=utf-8' }), books.file_name)
    return books
  }

  return (
    <LedgerCard title={t('ledger.export.title')}>
      <Form
        inline
        form={form}
        label={t('ledger.export.button')}
        onSend={download}
        more={
          <ButtonLink call="POST /api/staff/jobs/ledger" look="quiet" to="/staff/jobs">
            {jobs('export.ledger')}
          </ButtonLink>
        }
      >
        <MonthInput label={t('ledger.export.month')} {...form.getInputProps('month')} />
      </Form>
    </LedgerCard>
  )
}
