import { NativeSelect } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf } from '@teeviet/contract/display/search-params'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Page } from '../../lists/page.tsx'
import { BannerForm } from '../../sections/banners/banner-form.tsx'
import { BannerPlace } from '../../sections/banners/banner-place.tsx'
import { places } from '../../sections/banners/banners.ts'
import { useHomeOptions } from '../../sections/banners/use-home-options.ts'
import { useRead } from '../../session/use-read.ts'

export const Route = createFileRoute('/staff/banners')({
  staticData: {
    title: ['staff-admin', 'nav.banners'],
    call: 'GET /api/staff/banners',
    adds: [{ call: 'POST /api/staff/banners', text: ['staff-content', 'banner.add'], search: { id: 0 } }],
  },
  validateSearch: searchOf({ home: integer, id: integer }),
  component: BannersPage,
})

/** The popup and the banners of one home in their order; one of them, or a new one (`id` 0), opened beside them. */
function BannersPage() {
  const t = useT('staff-content')
  const { home = defaultScreenType, id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useRead('GET /api/staff/banners', {})
  const homes = useHomeOptions(list.data?.homes ?? [])
  const open = list.data?.banners.find((banner) => banner.id === id) ?? null
  return (
    <Page
      back={id === undefined ? undefined : { to: '/staff/banners', search: { home } }}
      opened={
        (open || (list.data && id === 0)) && <BannerForm key={id} banner={open} home={home} homes={homes} />
      }
    >
      <Loaded query={list} lines={8}>
        {({ banners }) => (
          <>
            <NativeSelect
              label={t('banner.home')}
              data={homes}
              value={home}
              onChange={(event) => navigate({ search: { home: Number(event.currentTarget.value) } })}
            />
            {places.map((place) => (
              <BannerPlace
                key={place}
                home={home}
                place={place}
                banners={banners.filter((one) => one.screen_type === home && one.place === place)}
                openId={id}
              />
            ))}
          </>
        )}
      </Loaded>
    </Page>
  )
}
