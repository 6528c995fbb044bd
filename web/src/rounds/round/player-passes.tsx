import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { shareAddress } from '#ui/text/share-address.ts'
import styles from './player-passes.module.css'

/** A pass for each player, to send to each alone: their own tee time and price, the way there, and the code for the club. */
export function PlayerPasses({ bill }: { bill: Bill }) {
  const t = useT('round')
  const ui = useT('ui')
  const service = bill.services.find((one) => one.type === 'booking')
  const players = service?.listData ?? []
  const { run, pending } = useChange(async (playerId: number) => {
    const passes = await call(api.rounds.passes, { id_general_bill: bill.id_general_bill })
    const pass = passes.find(({ player_id }) => player_id === playerId)
    if (!pass) return
    const title = service?.booking_pax_detail.facility.title ?? ''
    await shareAddress({ title, url: pass.url }, { copied: t('linkCopied'), byHand: ui('copyByHand') })
  })
  return (
    <Section title={t('pass.title')}>
      <Card>
        <p className={styles.hint}>{t('pass.hint')}</p>
        <ul className={styles.players}>
          {players.map(({ id, fullname, name_out_system, is_cancel }) =>
            id === null || is_cancel === 1 ? null : (
              <li key={id}>
                <span>{fullname || name_out_system}</span>
                <Button
                  look="second"
                  icon="share"
                  busy={pending === id}
                  onClick={() => run(id)}
                  aria-label={t('pass.shareOf', { name: fullname || name_out_system })}
                >
                  {t('pass.share')}
                </Button>
              </li>
            ),
          )}
        </ul>
      </Card>
    </Section>
  )
}
