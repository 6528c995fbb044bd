import { api } from '../../api/api.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { signedInAgain } from '../../session/ended-session.ts'
import { readSession } from '../../session/session.ts'
import { Button, ButtonAnchor, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './pieces.module.css'

export function ActionPieces() {
  const ui = useT('ui')
  const shell = useT('shell')
  const bill = useT('bill')
  const staff = useT('staff')
  const desk = useT('staff-desk')
  return (
    <Section title="Buttons, toasts">
      <Card>
        <div className={styles.row}>
          <Button>{staff('act.confirm')}</Button>
          <Button look="second" icon="refresh">
            {ui('retry')}
          </Button>
          <Button look="quiet">{staff('act.back')}</Button>
          <Button look="urgent" icon="flame">
            {staff('act.place')}
          </Button>
          <Button look="danger">{bill('cancel.button')}</Button>
          <Button busy>{staff('act.confirm')}</Button>
          <Button aria-disabled onClick={() => showToast('warning', ui('pleaseFillInAllInformation'))}>
            {staff('act.confirm')}
          </Button>
          <Button size="small">{ui('close')}</Button>
          <Button size="large">{staff('act.place')}</Button>
          <ButtonLink to="/wap" look="second" icon="home">
            {shell('bar.home')}
          </ButtonLink>
          <ButtonAnchor href="tel:19001234" look="second" icon="phone">
            1900 1234
          </ButtonAnchor>
          <IconButton icon="heart" label={staff('act.note')} />
        </div>
      </Card>
      <Card>
        <div className={styles.row}>
          <Button look="second" onClick={() => Promise.all([endSession(), endSession()])}>
            session ended
          </Button>
          <Button look="second" onClick={() => showToast('error', ui('error.connection'))}>
            error
          </Button>
          <Button look="second" onClick={() => showToast('success', desk('saved'))}>
            success
          </Button>
          <Button
            look="second"
            onClick={() => api('GET /api/services/get_top_post', {}).catch(() => undefined)}
          >
            a call
          </Button>
        </div>
      </Card>
    </Section>
  )
}

/** What a call does whose session has ended. */
function endSession() {
  return signedInAgain({ token: readSession()?.token ?? '', vga: 0 }, {})
}
