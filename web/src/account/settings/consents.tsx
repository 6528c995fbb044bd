import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { consentsQuery } from '#api/queries/member/consents.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './account-page.module.css'

const documents = {
  terms: { to: '/policy/terms-transaction', name: 'policies.terms' },
  'user-info': { to: '/policy/user-info-security', name: 'policies.userInfo' },
} as const

/** Which editions the golfer agreed to, and when. */
export function Consents({ session }: { session: Session }) {
  const t = useT('account-settings')
  const moment = useMoment()
  const shell = useT('shell')
  const query = useQuery(consentsQuery(session))
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton lines={2} />}
      empty={<p className={styles.note}>{t('data.noConsents')}</p>}
    >
      {(consents) => (
        <ul className={styles.list}>
          {consents.map(({ document, version, given_at }) => (
            <li key={document + given_at} className={styles.row}>
              <Link to={documents[document].to}>{shell(documents[document].name)}</Link>
              <span className={styles.note}>{t('data.agreed', { version, time: moment(given_at) })}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
