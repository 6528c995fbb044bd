import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { languages } from '@teeviet/contract/rules/languages'
import { PictureField } from '../../forms/files/picture-field.tsx'
import { Form } from '../../forms/form.tsx'
import { noWords } from '../../forms/language-fields.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import { type Banner, places } from './banners.ts'

type BannerFormProps = { banner: Banner | null; home: number; homes: { value: string; label: string }[] }

const draftOf = (banner: Banner | null, home: number) => ({
  screen_type: String(banner?.screen_type ?? home),
  place: String(banner?.place ?? 2),
  banner_url: banner?.banner_url ?? '',
  url: banner?.url ?? '',
  titles: banner?.titles ?? noWords,
  starts_at: banner?.starts_at ?? null,
  ends_at: banner?.ends_at ?? null,
  is_active: banner?.state !== 'off',
})

/** A banner: its picture and the words over it, where it leads, on which home and place, and from when until when. */
export function BannerForm({ banner, home, homes }: BannerFormProps) {
  const t = useT('staff-content')
  const saved = useT('staff-admin')('saved')
  const router = useRouter()
  const form = useDraft(() => draftOf(banner, home), { version: banner?.revision })
  const field = form.getInputProps

  async function save(typed: typeof form.values) {
    const screen_type = Number(typed.screen_type)
    const draft = { ...typed, screen_type, place: Number(typed.place), is_active: Number(typed.is_active) }
    if (banner) {
      const which = { id: banner.id, revision: form.version }
      return form.send('POST /api/staff/banners/:id', { ...which, ...draft }, saved)
    }
    const added = await form.send('POST /api/staff/banners', draft, saved)
    if (added) router.navigate({ to: '/staff/banners', search: { home: screen_type } })
  }

  return (
    <Form
      panel
      form={form}
      call={banner ? 'POST /api/staff/banners/:id' : 'POST /api/staff/banners'}
      onSend={save}
      more={
        <a href="/wap" target="_blank" rel="noreferrer">
          {t('banner.seeHome')}
        </a>
      }
    >
      <h2>{t(banner ? 'banner.edit' : 'banner.add')}</h2>
      <PictureField label={t('banner.picture')} {...field('banner_url')} />
      <p className={styles.muted}>{t('banner.wordsHint')}</p>
      <div className={styles.fields}>
        {languages.map((language) => (
          <TextInput
            key={language}
            label={t('banner.words', { language: t(`language.${language}`) })}
            maxLength={80}
            {...field(`titles.${language}`)}
          />
        ))}
      </div>
      <TextInput
        label={t('banner.link')}
        description={t('banner.linkHint')}
        maxLength={300}
        spellCheck={false}
        {...field('url')}
      />
      <div className={styles.fields}>
        <NativeSelect label={t('banner.home')} data={homes} {...field('screen_type')} />
        <NativeSelect
          label={t('banner.where')}
          data={optionsOf(places, (place) => t(`banner.place.${place}`))}
          {...field('place')}
        />
        <TimeInput label={t('banner.startsAt')} {...field('starts_at')} />
        <TimeInput label={t('banner.endsAt')} {...field('ends_at')} />
      </div>
      <Checkbox label={t('banner.active')} {...field('is_active', { type: 'checkbox' })} />
    </Form>
  )
}
