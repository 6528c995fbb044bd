import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedCall, Refused } from '../../api/call.ts'
import type { Undo } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { AssignMenu } from '../sharing/assign-menu.tsx'
import { SnoozeMenu } from '../sharing/snooze-menu.tsx'
import type { SharedBooking } from '../sharing/use-sharing.ts'
import { type BulkAct, bulkCalls, doToOne, isFor } from './bulk-acts.ts'
import { BulkForm, type MessagingAct } from './bulk-form.tsx'

type BulkBarProps = {
  bookings: readonly SharedBooking[]
  /** Leaves only these picked. */
  onKeep: (ids: readonly number[]) => void
}
type Failure = { id: number; code: string; reason: string }

/** Acts on the picked rows, one after the other; those that were refused stay picked, each with its reason. */
export function BulkBar({ bookings, onKeep }: BulkBarProps) {
  const t = useT('staff-sharing')
  const words = useT('staff')
  const ui = useT('ui')
  const me = useStaff()
  const mayCall = useMayCall()
  const client = useQueryClient()
  const { report } = useAct()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [form, setForm] = useState<MessagingAct>()
  const rowsFor = (kind: BulkAct['kind']) => bookings.filter((booking) => isFor(kind, booking))

  async function each(act: BulkAct) {
    setBusy(true)
    const rows = rowsFor(act.kind)
    const undo: Undo[] = []
    const refused: Failure[] = []
    for (const booking of rows) {
      const { id, general_bill_code: code } = booking
      try {
        const back = await doToOne(me, booking, act)
        if (back) undo.push(back)
      } catch (failure) {
        if (!(failure instanceof Refused || failure instanceof FailedCall)) throw failure
        refused.push({ id, code, reason: failure.message || words('failed') })
      }
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
    setBusy(false)
    setFailures(refused)
    onKeep(refused.map(({ id }) => id))
    const n = rows.length - refused.length
    if (refused.length === 0) report({ text: t('bulkDone', { n }), undo })
    else report({ warning: t('bulkPartly', { n, m: refused.length }), undo })
  }

  /** Asks before several requests are confirmed, which sends no SMS yet. */
  async function askToConfirm() {
    const label = labelOf('confirm')
    const message = rowsFor('confirm')
      .map(({ general_bill_code }) => general_bill_code)
      .join(', ')
    const isSure = await confirm({ title: label, message, confirm: label, cancel: ui('close') })
    if (isSure) await each({ kind: 'confirm' })
  }

  function labelOf(kind: 'confirm' | MessagingAct): string {
    return t(`bulk.${kind}`, { n: rowsFor(kind).length })
  }

  function clear() {
    setFailures([])
    onKeep([])
  }

  if (bookings.length === 0 && failures.length === 0) return null
  return (
    <div role="toolbar" aria-label={t('picked', { n: bookings.length })}>
      <div className={styles.buttons}>
        <strong>{t('picked', { n: bookings.length })}</strong>
        {bookings.length > 0 && mayCall(bulkCalls.assign) && (
          <>
            <Button
              look="second"
              size="compact-sm"
              busy={busy}
              onClick={() => each({ kind: 'assign', staffId: me.id })}
            >
              {t('claim')}
            </Button>
            <AssignMenu
              courses={bookings.map(({ facility }) => facility.id)}
              busy={busy}
              onAssign={(staffId) => each({ kind: 'assign', staffId })}
            />
            <SnoozeMenu busy={busy} onSnooze={(until) => each({ kind: 'snooze', until })} />
          </>
        )}
        {(['confirm', 'place', 'reject', 'extend', 'message'] as const)
          .filter((kind) => rowsFor(kind).length > 0)
          .map((kind) => (
            <Button
              key={kind}
              look="second"
              size="compact-sm"
              busy={busy}
              call={bulkCalls[kind]}
              onClick={() => (kind === 'confirm' ? askToConfirm() : setForm(kind))}
            >
              {labelOf(kind)}
            </Button>
          ))}
        <Button look="quiet" size="compact-sm" onClick={clear}>
          {t('unpick')}
        </Button>
      </div>
      {failures.map(({ id, code, reason }) => (
        <Problem key={id}>{t('bulkNotDone', { code, reason })}</Problem>
      ))}
      {form && (
        <BulkForm
          kind={form}
          title={labelOf(form)}
          bookings={rowsFor(form)}
          onSend={each}
          onClose={() => setForm(undefined)}
        />
      )}
    </div>
  )
}
