import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffContentErrors } from '@teeviet/contract/errors/staff-content'
import { shortestStaffPassword } from '@teeviet/contract/rules/limits'
import type { FormEvent } from 'react'
import { callApi, Refused } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { SignInCard } from '../../sign-in/sign-in-card.tsx'

/** The link was used already, or its time has run out. */
const linkOver = staffContentErrors['staff.linkOver'].code

/**
 * Sets a password with the token in the fragment of the link, and leads on to signing in, also when the link has
 * expired.
 */
export function SetPasswordForm() {
  const t = useT('staff-people')
  const staff = useT('staff')
  const hasLink = window.location.hash.length > 1
  const setting = useMutation({
    mutationFn: (password: string) =>
      callApi(
        'POST /api/staff/password',
        { token: window.location.hash.slice(1), password },
        { staffId: null },
      ),
  })
  const { data: account, error } = setting
  const over = error instanceof Refused && error.code === linkOver ? error.message : ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setting.mutate(String(new FormData(event.currentTarget).get('password')))
  }

  const signIn = <Link to="/staff/sign-in">{staff('signIn')}</Link>
  return (
    <SignInCard title={t('password.title')} onSubmit={submit}>
      {!hasLink || over !== '' ? (
        <>
          <p role="status">{over || t('password.noLink')}</p>
          {signIn}
        </>
      ) : account === undefined ? (
        <>
          <TextInput
            label={t('password.new')}
            name="password"
            type="password"
            autoComplete="new-password"
            autoFocus
            description={t('password.hint', { n: shortestStaffPassword })}
            error={error && (error.message || staff('failed'))}
          />
          <Button type="submit" size="md" busy={setting.isPending}>
            {t('password.set')}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{t('password.done', { email: account.email })}</p>
          {signIn}
        </>
      )}
    </SignInCard>
  )
}
