import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { SelectField } from '../../kit/field.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { BannerForm } from './banner-form.tsx'
import { BannerPlace } from './banner-place.tsx'
import { type Banners, places } from './banners.ts'
import { useHomeName } from './use-home-name.ts'

/** The popup and the banners of one home in their order; one of them, or a new one (`id` 0), opened beside them. */
export function BannersPage({
  home = defaultScreenType,
  id,
}: {
  home: number | undefined
  id: number | undefined
}) {
  const t = useT('staff-content')
  const nameOf = useHomeName()
  const desk = useT('staff-desk')
  const staff = useStaff()
  const router = useRouter()
  const client = useQueryClient()
  const query = staffQuery(staff, 'GET /api/staff/banners', {})
  const list = useQuery(query)
  const keep = (banners: Banners) => client.setQueryData(query.queryKey, banners)
  const open = list.data?.banners.find((banner) => banner.id === id) ?? null
  return (
    <section className={styles.page} {...(id === undefined ? {} : { 'data-open': '' })}>
      <div className={styles.list}>
        <div className={styles.head}>
          <h1 className={styles.title}>{desk('nav.banners')}</h1>
          <IfMayCall call="POST /api/staff/banners">
            <ButtonLink to="/staff/banners" search={{ home, id: 0 }} size="small" look="second" icon="add">
              {t('banner.add')}
            </ButtonLink>
          </IfMayCall>
        </div>
        {list.isPending && <Skeleton lines={8} />}
        {list.isError && !list.data && (
          <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
        )}
        {list.data && (
          <>
            <SelectField
              label={t('banner.home')}
              value={home}
              onChange={(event) =>
                router.navigate({ to: '/staff/banners', search: { home: Number(event.currentTarget.value) } })
              }
            >
              {list.data.homes.map((one) => (
                <option key={one.screen_type} value={one.screen_type}>
                  {nameOf(one)}
                </option>
              ))}
            </SelectField>
            {places.map((place) => (
              <BannerPlace
                key={place}
                home={home}
                place={place}
                banners={list.data.banners.filter(
                  (banner) => banner.screen_type === home && banner.place === place,
                )}
                openId={id}
                onOrdered={keep}
              />
            ))}
          </>
        )}
      </div>
      {list.data && (open || id === 0) && (
        <BannerForm
          key={`${id} ${open?.revision}`}
          banner={open}
          home={home}
          homes={list.data.homes}
          onSaved={keep}
        />
      )}
    </section>
  )
}
