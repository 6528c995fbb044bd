import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

const call = 'POST /api/staff/approvals/:id/decide'
type Proposal = DataOf<'GET /api/staff/approvals'>[number]

/** The acts over money that wait for a second person; nothing where none do. */
export function Approvals() {
  const t = useT('staff-sharing')
  const mayList = useMayCall()('GET /api/staff/approvals')
  const { data = [] } = useRead('GET /api/staff/approvals', {}, { enabled: mayList })
  if (data.length === 0) return null
  return (
    <section>
      <h2>{t('approvals.title')}</h2>
      <ul className={styles.rows}>
        {data.map((proposal) => (
          <ProposalLine key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  )
}

function ProposalLine({ proposal }: { proposal: Proposal }) {
  const { id, act: what, subject, amount, proposer, proposed_at, is_own } = proposal
  const t = useT('staff-sharing')
  const ui = useT('ui')
  const act = useAct()
  const [isDeclining, setDeclining] = useState(false)
  const words = t(`approvals.act.${what}`, { subject, amount: formatMoney(amount) })

  async function approve() {
    if (await confirm({ message: words, confirm: t('approvals.approve'), cancel: ui('close') }))
      await act.send(call, { id, decision: 'approve' }, t('approvals.approved'))
  }
  return (
    <li className={styles.item} data-approval={what}>
      <strong>{words}</strong>
      <span className={styles.muted}>
        {t('approvals.by', { name: proposer, time: formatHistoryTime(proposed_at) })}
      </span>
      {is_own === 1 ? (
        <span className={styles.muted}>{t('approvals.own')}</span>
      ) : isDeclining ? (
        <ReasonForm
          label={t('approvals.reason')}
          button={t('approvals.decline')}
          danger
          act={act}
          onSend={(reason) => act.send(call, { id, decision: 'decline', reason }, t('approvals.declined'))}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button busy={act.busy} onClick={approve}>
            {t('approvals.approve')}
          </Button>
          <Button look="danger" onClick={() => setDeclining(true)}>
            {t('approvals.decline')}
          </Button>
          <Problem>{act.problem}</Problem>
        </div>
      )}
    </li>
  )
}
