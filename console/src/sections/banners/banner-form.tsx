import { useRouter } from '@tanstack/react-router'
import { languages } from '@teeviet/contract/rules/languages'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import { PictureField } from '../../forms/picture-field.tsx'
import { useAct } from '../../forms/use-act.ts'
import { WhenField } from '../../forms/when-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox, Field, SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { ToList } from '../../lists/to-list.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { type Banner, type Banners, places } from './banners.ts'
import { useHomeName } from './use-home-name.ts'

const noTitles = { vi: '', en: '', kr: '', jp: '' }

/** A banner: its picture and the words over it, where it leads, on which home and place, and from when until when. */
export function BannerForm({
  banner,
  home,
  homes,
  onSaved,
}: {
  banner: Banner | null
  home: number
  homes: Banners['homes']
  onSaved: (banners: Banners) => void
}) {
  const t = useT('staff-content')
  const nameOf = useHomeName()
  const desk = useT('staff-desk')
  const staff = useStaff()
  const router = useRouter()
  const act = useAct()
  const [draft, setDraft] = useState({
    screen_type: banner?.screen_type ?? home,
    place: banner?.place ?? 2,
    banner_url: banner?.banner_url ?? '',
    url: banner?.url ?? '',
    titles: banner?.titles ?? noTitles,
    starts_at: banner?.starts_at ?? null,
    ends_at: banner?.ends_at ?? null,
    is_active: banner ? Number(banner.state !== 'off') : 1,
  })
  const change = (changed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changed }))

  async function save(event: FormEvent) {
    event.preventDefault()
    const isDone = await act.run(async () => {
      onSaved(
        banner
          ? await staffCall(staff, 'POST /api/staff/banners/:id', {
              id: banner.id,
              revision: banner.revision,
              ...draft,
            })
          : await staffCall(staff, 'POST /api/staff/banners', draft),
      )
    })
    if (!isDone) return
    showToast('success', desk('saved'))
    if (!banner) router.navigate({ to: '/staff/banners', search: { home: draft.screen_type } })
  }

  return (
    <form className={styles.open} onSubmit={save}>
      <ToList link={{ to: '/staff/banners', search: { home } }} />
      <h2 className={styles.title}>{t(banner ? 'banner.edit' : 'banner.add')}</h2>
      <PictureField
        label={t('banner.picture')}
        url={draft.banner_url}
        onChange={(banner_url) => change({ banner_url })}
      />
      <p className={styles.muted}>{t('banner.wordsHint')}</p>
      <div className={styles.fields}>
        {languages.map((language) => (
          <Field
            key={language}
            label={t('banner.words', { language: t(`language.${language}`) })}
            maxLength={80}
            value={draft.titles[language]}
            onChange={(event) =>
              change({ titles: { ...draft.titles, [language]: event.currentTarget.value } })
            }
          />
        ))}
      </div>
      <Field
        label={t('banner.link')}
        hint={t('banner.linkHint')}
        maxLength={300}
        spellCheck={false}
        value={draft.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <div className={styles.fields}>
        <SelectField
          label={t('banner.home')}
          value={draft.screen_type}
          onChange={(event) => change({ screen_type: Number(event.currentTarget.value) })}
        >
          {homes.map((one) => (
            <option key={one.screen_type} value={one.screen_type}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('banner.where')}
          value={draft.place}
          onChange={(event) => change({ place: Number(event.currentTarget.value) })}
        >
          {places.map((place) => (
            <option key={place} value={place}>
              {t(`banner.place.${place}`)}
            </option>
          ))}
        </SelectField>
        <WhenField
          label={t('banner.startsAt')}
          value={draft.starts_at}
          onChange={(starts_at) => change({ starts_at })}
        />
        <WhenField
          label={t('banner.endsAt')}
          value={draft.ends_at}
          onChange={(ends_at) => change({ ends_at })}
        />
      </div>
      <Checkbox
        checked={draft.is_active === 1}
        onChange={(event) => change({ is_active: Number(event.currentTarget.checked) })}
      >
        {t('banner.active')}
      </Checkbox>
      <FormFoot act={act}>
        <a href="/wap" target="_blank" rel="noreferrer">
          {t('banner.seeHome')}
        </a>
      </FormFoot>
    </form>
  )
}
