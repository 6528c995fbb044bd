import { dayOf } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import { FailedCall, Refused } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import { useTyped } from '../../forms/use-typed.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { readTypedDay } from '../queue/read-typed-day.ts'
import styles from './ledger.module.css'

/** A month's books as a file for the accountant. */
export function LedgerExport() {
  const t = useT('staff')
  const staff = useStaff()
  const [month, setMonth] = useState(() => dayOf(Date.now()).slice(0, 7))
  const { onBlur: _, ...typed } = useTyped({
    value: month,
    shown: monthText(month),
    read: readMonth,
    onValue: setMonth,
  })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function download(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      const { file_name, csv } = await staffCall(staff, 'GET /api/staff/ledger/export', { month })
      // spreadsheets take a file for UTF-8 only when it begins with the mark that says so
      saveFile(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }), file_name)
    } catch (error) {
      if (!(error instanceof Refused || error instanceof FailedCall)) throw error
      setProblem(error.message || t('failed'))
    }
    setBusy(false)
  }

  return (
    <section className={styles.card} aria-labelledby="ledger-export">
      <h2 id="ledger-export" className={styles.heading}>
        {t('ledger.export.title')}
      </h2>
      <form className={styles.form} onSubmit={download}>
        <label>
          {t('ledger.export.month')}
          <input {...typed} required placeholder="MM/yyyy" maxLength={7} size={7} />
        </label>
        <Button type="submit" size="small" busy={busy}>
          {t('ledger.export.button')}
        </Button>
      </form>
      <Problem>{problem}</Problem>
    </section>
  )
}

const monthText = (month: string) => month.split('-').reverse().join('/')

/** Reads MM/yyyy as yyyy-MM. */
const readMonth = (text: string) => readTypedDay(`01/${text.trim()}`)?.slice(0, 7) ?? null
