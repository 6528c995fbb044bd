import { answerOf } from '#api/client/call.ts'
import { signedInAgain } from '#api/client/ended-session.ts'
import * as api from '#api/index.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { readSession } from '#session/session.ts'
import { Button, ButtonAnchor, ButtonLink, IconButton } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './design-page.module.css'

export function ActionPieces() {
  const ui = useT('ui')
  const shell = useT('shell')
  const bill = useT('bill')
  return (
    <Section title="Buttons, toasts">
      <Card>
        <div className={styles.row}>
          <Button>{bill('steps.confirmed')}</Button>
          <Button look="second" icon="refresh">
            {ui('retry')}
          </Button>
          <Button look="quiet">{ui('back')}</Button>
          <Button look="urgent" icon="flame">
            {bill('steps.placed')}
          </Button>
          <Button look="danger">{bill('cancel.button')}</Button>
          <Button busy>{bill('steps.confirmed')}</Button>
          <Button aria-disabled onClick={() => showToast('warning', ui('pleaseFillInAllInformation'))}>
            {bill('steps.confirmed')}
          </Button>
          <Button size="small">{ui('close')}</Button>
          <Button size="large">{bill('steps.placed')}</Button>
          <ButtonLink to="/wap" look="second" icon="home">
            {shell('bar.home')}
          </ButtonLink>
          <ButtonAnchor href="tel:19001234" look="second" icon="phone">
            1900 1234
          </ButtonAnchor>
          <IconButton icon="heart" label={bill('facts.phone')} />
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
          <Button look="second" onClick={() => showToast('success', ui('copied'))}>
            success
          </Button>
          <Button look="second" onClick={() => answerOf(api.news.top, {}).catch(() => undefined)}>
            a call
          </Button>
        </div>
      </Card>
    </Section>
  )
}

/** A call whose session has ended. */
function endSession() {
  return signedInAgain({ token: readSession()?.token ?? '', vga: 0 }, {})
}
