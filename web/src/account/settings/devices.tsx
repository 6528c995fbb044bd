import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceName } from '@teeviet/contract/display/device-name'
import { call } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { devicesQuery } from '#api/queries/member/devices.ts'
import { openDialog } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './account-page.module.css'

/** The value for all devices but this one. */
const others = 'others'

type Device = DataOf<typeof api.account.devices>[number]

/** Where the golfer is signed in; every other device can be signed out, one by one or all at once. */
export function Devices({ session }: { session: Session }) {
  const t = useT('account-settings')
  const client = useQueryClient()
  const request = devicesQuery(session)
  const query = useQuery(request)
  const end = useChange(async (id: string) => {
    try {
      await (id === others ? call(api.account.endOtherDevices, {}) : call(api.account.endDevice, { id }))
      showToast('success', t('devices.ended'))
    } finally {
      await client.invalidateQueries({ queryKey: request.queryKey })
    }
  })

  async function endOthers() {
    const sure = await openDialog('confirm', {
      message: t('devices.sure'),
      confirm: t('devices.endOthers'),
      cancel: t('devices.keep'),
    })
    if (sure === true) await end.run(others)
  }

  return (
    <Loaded query={query} skeleton={<Skeleton height={140} />}>
      {(devices) => (
        <>
          <Card>
            <ul className={styles.list}>
              {devices
                .toSorted((one, other) => other.is_current - one.is_current)
                .map((device) => (
                  <li key={device.id} className={styles.row}>
                    <DeviceFacts device={device} />
                    {device.is_current === 0 && (
                      <Button
                        look="second"
                        size="small"
                        busy={end.pending === device.id}
                        aria-label={t('devices.endNamed', { device: nameOf(device) || t('devices.unknown') })}
                        onClick={() => end.run(device.id)}
                      >
                        {t('devices.end')}
                      </Button>
                    )}
                  </li>
                ))}
            </ul>
          </Card>
          {devices.some(({ is_current }) => is_current === 0) && (
            <div className={styles.ways}>
              <Button look="second" icon="logout" busy={end.pending === others} onClick={endOthers}>
                {t('devices.endOthers')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

function DeviceFacts({ device }: { device: Device }) {
  const t = useT('account-settings')
  const moment = useMoment()
  return (
    <div>
      <p className={styles.name}>{nameOf(device) || t('devices.unknown')}</p>
      <p className={styles.note}>
        {device.is_current === 1 ? `${t('devices.this')} ·\u00a0` : ''}
        {t('devices.since', { time: moment(device.created_at) })}
      </p>
      <p className={styles.note}>
        {t('devices.used', { time: moment(device.used_at) })}
        {device.address !== '' && (
          <>
            {'\u00a0· '}
            <span className="code">{device.address}</span>
          </>
        )}
      </p>
    </div>
  )
}

const nameOf = ({ device }: Device) => deviceName(device)
