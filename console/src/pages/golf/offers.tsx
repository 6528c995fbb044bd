import { Checkbox } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { flag, searchOf, text } from '@teeviet/contract/display/search-params'
import { GolfAudit } from '../../audit/golf-audit.tsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { List } from '../../lists/list.tsx'
import { Page, RowLink } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { CategoryForm } from '../../sections/offers/category-form.tsx'
import type { StaffCategory } from '../../sections/offers/offer-draft.ts'
import { OfferForm } from '../../sections/offers/offer-form.tsx'
import { OfferTable } from '../../sections/offers/offer-table.tsx'
import { RunningSign } from '../../sections/offers/running-sign.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

/** The search parameters of the address; `category` and `offer` are numbers, or `new` for one being added. */
const search = searchOf({ ended: flag, category: text, offer: text })
type Search = ReturnType<typeof search>

const added = 'new'

export const Route = createFileRoute('/staff/offers')({
  staticData: {
    title: ['staff-golf', 'nav.offers'],
    call: 'GET /api/staff/offers',
    adds: [
      {
        call: 'POST /api/staff/offer-categories',
        text: ['staff-golf', 'offers.addCategory'],
        search: { category: added },
      },
    ],
  },
  validateSearch: search,
  component: OffersPage,
})

/** Categories and flash sales on the left; one of them opened on the right with its offers. */
function OffersPage() {
  const t = useT('staff-golf')
  const language = useLanguage()
  const { ended, category, offer } = Route.useSearch()
  const change = useSearchChange<Search>()
  const list = useRead('GET /api/staff/offers', { ended: ended ? '1' : '0' })
  const open = list.data?.find((one) => String(one.id) === category)
  const linkTo = (to?: string) => ({ to: '/staff/offers', search: { ended, category: to } }) as const
  return (
    <Page
      back={category === undefined ? undefined : linkTo()}
      opened={
        category === added ? (
          <IfMayCall call="POST /api/staff/offer-categories">
            <CategoryForm
              category={null}
              onAdded={(id) => change({ category: String(id), offer: undefined })}
            />
          </IfMayCall>
        ) : (
          open && <Opened category={open} offer={offer} />
        )
      }
    >
      {category === undefined && <p className={styles.muted}>{t('offers.choose')}</p>}
      <Checkbox
        label={t('offers.withEnded')}
        checked={ended === 1}
        onChange={({ currentTarget: { checked } }) => change({ ended: checked ? 1 : undefined })}
      />
      <List query={list} empty={t('offers.none')}>
        {(one) => (
          <RowLink link={linkTo(String(one.id))} isOpen={one.id === open?.id}>
            <span>
              {one.name[language] || one.name.vi}
              <br />
              <span className={styles.muted}>{t('offers.count', { n: one.offers.length })}</span>
            </span>
            <RunningSign category={one} />
          </RowLink>
        )}
      </List>
    </Page>
  )
}

function Opened({ category, offer }: { category: StaffCategory; offer: string | undefined }) {
  const change = useSearchChange<Search>()
  const opened = category.offers.find((one) => String(one.id) === offer)
  const form = (
    <OfferForm
      key={opened?.id ?? added}
      offer={opened ?? null}
      categoryId={category.id}
      onSaved={(id) => change({ offer: String(id) })}
      onClose={() => change({ offer: undefined })}
    />
  )
  return (
    <>
      <CategoryForm key={category.id} category={category} />
      <OfferTable
        category={category}
        opened={opened?.id}
        onOpen={(id) => change({ offer: id === null ? added : String(id) })}
      />
      {opened ? form : offer === added && <IfMayCall call="POST /api/staff/offers">{form}</IfMayCall>}
      <GolfAudit
        watched={
          opened
            ? { subject: 'offer', subject_id: opened.id }
            : { subject: 'category', subject_id: category.id }
        }
      />
    </>
  )
}
