import { useState } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useRead } from '../../session/use-read.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { CodeForm } from './code-form.tsx'
import { NewFactor } from './new-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The staff member's second factor: adding it with an app, its recovery codes, removing it. */
export function OwnFactor() {
  const t = useT('staff-people')
  const staff = useStaff()
  const factor = useRead('GET /api/staff/factor', {})
  const act = useAct()
  const [begun, setBegun] = useState<{ secret: string; qr: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isRemoving, setRemoving] = useState(false)

  async function begin() {
    const answer = await act.send('POST /api/staff/factor', {})
    if (answer) setBegun(answer)
  }

  async function confirm(code: string) {
    const answer = await act.send('POST /api/staff/factor/confirm', { code })
    if (!answer) return
    setBegun(undefined)
    setCodes(answer.recovery_codes)
  }

  async function remove(code: string) {
    const done = t('factor.removed')
    await act.send('POST /api/staff/factor/remove', { code }, done)
  }

  return (
    <>
      <h2>{t('factor.title')}</h2>
      <p className={styles.muted}>{t(staff.lacks_factor === 1 ? 'factor.needed' : 'factor.lead')}</p>
      <Loaded query={factor} lines={2}>
        {({ is_active, recovery_codes_left }) => (
          <section className={styles.panel}>
            {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
            {is_active === 1 ? (
              <>
                <p>{t('factor.active', { n: recovery_codes_left })}</p>
                {isRemoving ? (
                  <CodeForm act={act} button={t('factor.remove')} onCode={remove} />
                ) : (
                  <div>
                    <Button look="quiet" onClick={() => setRemoving(true)}>
                      {t('factor.remove')}
                    </Button>
                  </div>
                )}
              </>
            ) : begun ? (
              <NewFactor {...begun} act={act} onCode={confirm} />
            ) : (
              <>
                <div>
                  <Button icon="shield" busy={act.busy} onClick={begin}>
                    {t('factor.add')}
                  </Button>
                </div>
                <Problem>{act.problem}</Problem>
              </>
            )}
          </section>
        )}
      </Loaded>
    </>
  )
}
