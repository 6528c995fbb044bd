import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceName } from '@teeviet/contract/display/device-name'
import { call } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/passkeys.ts'
import { passkeysQuery } from '#api/queries/member/passkeys.ts'
import { openDialog } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import styles from './account-page.module.css'

type Passkey = DataOf<typeof api.list>[number]

/** The golfer's passkeys: when each was added and last used; each can be removed, and another one added. */
export function Passkeys({ session }: { session: Session }) {
  const t = useT('account-settings')
  const client = useQueryClient()
  const request = passkeysQuery(session)
  const query = useQuery(request)
  const reload = () => client.invalidateQueries({ queryKey: request.queryKey })
  const add = useChange(async () => {
    if (await addPasskey()) showToast('success', t('passkeys.added'))
    await reload()
  })
  const remove = useChange(async (id: number) => {
    try {
      await call(api.remove, { id })
      showToast('success', t('passkeys.removed'))
    } finally {
      await reload()
    }
  })

  async function askAndRemove(id: number) {
    const sure = await openDialog('confirm', {
      message: t('passkeys.sure'),
      confirm: t('passkeys.remove'),
      cancel: t('devices.keep'),
    })
    if (sure === true) await remove.run(id)
  }

  return (
    <>
      <Loaded
        query={query}
        skeleton={<Skeleton height={72} />}
        empty={<p className={styles.note}>{t('passkeys.none')}</p>}
      >
        {(passkeys) => (
          <Card>
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <li key={passkey.id} className={styles.row}>
                  <PasskeyFacts passkey={passkey} />
                  <Button
                    look="second"
                    size="small"
                    busy={remove.pending === passkey.id}
                    aria-label={t('passkeys.removeNamed', {
                      device: deviceName(passkey.device) || t('devices.unknown'),
                    })}
                    onClick={() => askAndRemove(passkey.id)}
                  >
                    {t('passkeys.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      {canUsePasskeys() && (
        <div className={styles.ways}>
          <Button look="second" icon="shield" busy={add.isPending} onClick={() => add.run()}>
            {t('passkeys.add')}
          </Button>
        </div>
      )}
    </>
  )
}

function PasskeyFacts({ passkey: { device, created_at, used_at } }: { passkey: Passkey }) {
  const t = useT('account-settings')
  const moment = useMoment()
  return (
    <div>
      <p className={styles.name}>{deviceName(device) || t('devices.unknown')}</p>
      <p className={styles.note}>{t('passkeys.since', { time: moment(created_at) })}</p>
      <p className={styles.note}>
        {used_at === null ? t('passkeys.unused') : t('passkeys.used', { time: moment(used_at) })}
      </p>
    </div>
  )
}
