import { Link } from '@tanstack/react-router'
import { shortestStaffPassword } from '@teeviet/contract/rules/limits'
import { type FormEvent, useState } from 'react'
import { callApi, Refused } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { Mark } from '../../kit/mark.tsx'
import styles from '../../session/sign-in-form.module.css'

/** The link was used already, or its time has run out. */
const linkOver = 1847

/** Sets a password with the token that stands behind the # of the link, and leads on to signing in, also where the link is over. */
export function SetPasswordForm() {
  const t = useT('staff-people')
  const staff = useT('staff')
  const act = useAct()
  const [email, setEmail] = useState<string>()
  const [over, setOver] = useState('')
  const hasLink = window.location.hash.length > 1

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    const token = window.location.hash.slice(1)
    act.run(async () => {
      try {
        const account = await callApi('POST /api/staff/password', { token, password }, { token: '' })
        setEmail(account.email)
      } catch (error) {
        if (!(error instanceof Refused && error.code === linkOver)) throw error
        setOver(error.message)
      }
    })
  }

  const signIn = <Link to="/staff/sign-in">{staff('signIn')}</Link>
  return (
    <main id="content" className={styles.page}>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        <div className={styles.head}>
          <Mark size={40} />
          <h1>{t('password.title')}</h1>
        </div>
        {!hasLink || over !== '' ? (
          <>
            <p role="status">{over || t('password.noLink')}</p>
            {signIn}
          </>
        ) : email === undefined ? (
          <>
            <Field
              label={t('password.new')}
              name="password"
              type="password"
              autoComplete="new-password"
              autoFocus
              hint={t('password.hint', { n: shortestStaffPassword })}
              {...(act.problem === undefined ? {} : { error: act.problem })}
            />
            <Button type="submit" wide busy={act.busy}>
              {t('password.set')}
            </Button>
          </>
        ) : (
          <>
            <p role="status">{t('password.done', { email })}</p>
            {signIn}
          </>
        )}
      </form>
    </main>
  )
}
