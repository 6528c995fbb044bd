import { useQueryClient } from '@tanstack/react-query'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import { FailedCall, Refused } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import { DayInput } from '../../forms/typed-input.tsx'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from './ledger.module.css'
import { useSources } from './use-sources.ts'

const dayMs = 86_400_000

/** Closes a day by hand: with a pasted statement, or with what bank or gateway say when nothing is pasted. */
export function CloseForm() {
  const t = useT('staff')
  const staff = useStaff()
  const queries = useQueryClient()
  const [day, setDay] = useState(() => dayOf(Date.now() - dayMs))
  const [source, setSource] = useState('bank')
  const sources = useSources()
  const [statement, setStatement] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      const close = await staffCall(staff, 'POST /api/staff/ledger/close', { day, source, statement })
      const n = close.differences.length
      if (n === 0) showToast('success', t('ledger.close.agrees'))
      else showToast('warning', t('ledger.close.differs', { n }))
      await queries.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      if (!(error instanceof Refused || error instanceof FailedCall)) throw error
      setProblem(error.message || t('failed'))
    }
    setBusy(false)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <DayInput label={t('ledger.close.day')} value={day} required onValue={setDay} />
      <label>
        {t('ledger.close.source')}
        <select value={source} onChange={(event) => setSource(event.currentTarget.value)}>
          {[...sources].map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.whole}>
        {t('ledger.close.statement')}
        <textarea
          rows={3}
          spellCheck={false}
          placeholder="92704,2450000"
          value={statement}
          onChange={(event) => setStatement(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" size="small" busy={busy}>
        {t('ledger.close.button')}
      </Button>
      <Problem>{problem}</Problem>
    </form>
  )
}
