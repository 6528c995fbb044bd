import { Link } from '@tanstack/react-router'
import { shortestStaffPassword } from '@teeviet/contract/rules/limits'
import { type FormEvent, useState } from 'react'
import { apiData } from '../../../api/api.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Mark } from '../../../shell/mark.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useAct } from '../desk/use-act.ts'
import styles from '../sign-in-form.module.css'

/** Sets a password with the token that stands behind the # of the link, and leads on to signing in. */
export function SetPasswordForm() {
  const t = useT('staff-people')
  const staff = useT('staff')
  const act = useAct()
  const [email, setEmail] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    const token = window.location.hash.slice(1)
    act.run(async () => {
      const account = await apiData(
        'POST /api/staff/password',
        { token, password },
        { token: '', quiet: true },
      )
      setEmail(account.email)
    })
  }

  return (
    <div className={styles.page}>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        <div className={styles.head}>
          <Mark size={40} />
          <h1>{t('password.title')}</h1>
        </div>
        {email === undefined ? (
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
            <Link to="/staff/sign-in">{staff('signIn')}</Link>
          </>
        )}
      </form>
    </div>
  )
}
