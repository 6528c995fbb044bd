import { useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { tierOf } from '@teeviet/contract/display/tier'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { may } from '@teeviet/contract/rules/visibility'
import { useEffect } from 'react'
import { profileQuery } from '#api/queries/member/profile.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { updateSession } from '#session/session.ts'
import { useLastSession } from '#session/use-last-session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { MenuButton } from '#ui/layout/menu.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { useViewer } from '#viewer/viewer.ts'
import styles from './profile-dialog.module.css'
import { signOut } from './sign-out.ts'

/** The signed-in golfer, points and tier, and links to all personal pages. */
export default function ProfileDialog({ close }: DialogControl) {
  const t = useT('account')
  const navigate = useNavigate()
  const session = useLastSession()
  const viewer = useViewer()
  const { data } = useQuery(profileQuery)
  useEffect(() => {
    if (!data) return
    const { avatar, type_member, point_wallet, fullname } = data
    updateSession({ avatar, type_member, point_wallet, fullname })
  }, [data])

  if (!session) return null
  const name = session.fullname || t('profile.noName')
  function go(to: LinkProps['to']) {
    close()
    navigate({ to })
  }
  function open(name: 'update-info' | 'wallet') {
    close()
    openDialog(name)
  }

  return (
    <Dialog title={t('profileTitle')} close={() => close()}>
      <div className={styles.who}>
        <Avatar name={session.fullname} src={session.avatar} size={64} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.vid}>
            vID <span className="code">{session.id_display || session.vga}</span>
          </p>
          <p className={styles.note}>{t('profile.vidHint')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('profile.points')}</dt>
          {/* Points are written as money is, in every language: 1 point is 1đ. */}
          <dd className="amount">
            {t('profile.pointsValue', { points: formatMoney(session.point_wallet).slice(0, -1) })}
          </dd>
        </div>
        <div>
          <dt>{t('profile.tier')}</dt>
          <dd>{t(`profile.tiers.${tierOf(session.type_member)}`)}</dd>
        </div>
      </dl>
      <div className={styles.menu}>
        <MenuButton icon="bookings" label={t('profile.orders')} onPress={() => go('/wap/history')} />
        <MenuButton icon="wallet" label={t('profile.wallet')} onPress={() => open('wallet')} />
        <MenuButton icon="heart" label={t('profile.favourites')} onPress={() => go('/wap/favourites')} />
        <MenuButton icon="edit" label={t('profile.update')} onPress={() => open('update-info')} />
        <MenuButton icon="shield" label={t('profile.account')} onPress={() => go('/wap/account')} />
        <MenuButton
          icon="chat"
          label={t('profile.complaint')}
          onPress={() => go('/policy/complaint-resolution-mechanism')}
        />
        {may('logOutEntry', viewer) && (
          <MenuButton icon="logout" label={t('profile.logout')} onPress={signOut} />
        )}
      </div>
    </Dialog>
  )
}
