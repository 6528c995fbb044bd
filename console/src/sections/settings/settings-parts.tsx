import { NativeSelect, TextInput } from '@mantine/core'
import { languageRules, languages } from '@teeviet/contract/rules/languages'
import { clubAcknowledgementHours } from '@teeviet/contract/rules/limits'
import { policyImageTypes } from '@teeviet/contract/rules/policy-images'
import type { ReactNode } from 'react'
import { PictureField } from '../../forms/files/picture-field.tsx'
import { LanguageFields, noWords } from '../../forms/language-fields.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import styles from '../../theme/layout.module.css'
import { Lines } from './lines.tsx'
import type { PartProps } from './settings.ts'

const pages = ['chat_url', 'chat_widget_url', 'loyalty_policy_url', 'wallet_terms_url'] as const
const lists = ['app_links', 'sister_sites', 'golf_card_pdfs'] as const
const languageOptions = languages.map((code) => ({ value: code, label: languageRules[code].name }))
const address = { inputMode: 'url', spellCheck: false } as const

/** The company: its name on receipts, how it is reached, where it sits. */
export function CompanyParts({ form, samples }: PartProps) {
  const t = useT('staff-settings')
  const field = form.getInputProps
  const duty = ['duty_name', 'duty_language', 'duty_phone', 'duty_email', 'duty_push']
  const company = ['company_name', 'company_registration', 'email', 'hotline']
  return (
    <>
      <Part title={t('part.company')} hint={t('companyHint')} names={company} samples={samples}>
        <LanguageFields legend={t('company_name')} {...field('company_name')} />
        <LanguageFields legend={t('company_registration')} {...field('company_registration')} />
        <div className={styles.fields}>
          <TextInput label={t('hotline')} type="tel" {...field('hotline')} />
          <TextInput label={t('email')} type="email" {...field('email')} />
        </div>
      </Part>
      <Part title={t('part.duty')} hint={t('dutyHint')} names={duty} samples={samples}>
        <div className={styles.fields}>
          <TextInput label={t('duty_name')} maxLength={80} {...field('duty_name')} />
          <NativeSelect label={t('duty_language')} data={languageOptions} {...field('duty_language')} />
          <TextInput label={t('duty_phone')} type="tel" maxLength={20} {...field('duty_phone')} />
          <TextInput label={t('duty_email')} type="email" maxLength={254} {...field('duty_email')} />
          <TextInput label={t('duty_push')} type="email" maxLength={254} {...field('duty_push')} />
        </div>
      </Part>
      <Part
        title={t('part.second_person')}
        hint={t('secondPersonHint')}
        names={['second_person_above']}
        samples={samples}
      >
        <TextInput
          label={t('second_person_above')}
          inputMode="numeric"
          maxLength={12}
          {...field('second_person_above')}
        />
      </Part>
      <Part
        title={t('part.club')}
        hint={t('clubHint')}
        names={['club_acknowledgement_hours']}
        samples={samples}
      >
        <TextInput
          label={t('club_acknowledgement_hours')}
          inputMode="numeric"
          maxLength={3}
          placeholder={String(clubAcknowledgementHours)}
          {...field('club_acknowledgement_hours')}
        />
      </Part>
      <Part
        title={t('part.alternatives')}
        hint={t('alternativesHint')}
        names={['alternatives']}
        samples={samples}
      >
        <NativeSelect
          label={t('alternatives')}
          data={[
            { value: '', label: t('choiceOff') },
            { value: 'on', label: t('choiceOn') },
          ]}
          {...field('alternatives')}
        />
      </Part>
      <Part title={t('part.addresses')} names={['addresses']} samples={samples}>
        <Lines form={form} path="addresses" lines={form.values.addresses} empty={noWords}>
          {(path) => <LanguageFields legend={t('address')} {...field(path)} />}
        </Lines>
      </Part>
    </>
  )
}

/**
 * The links for golfers: chat, policy, wallet terms, apps, sister sites, card documents, and other services by their
 * name.
 */
export function LinkParts({ form, samples }: PartProps) {
  const t = useT('staff-settings')
  const field = form.getInputProps
  return (
    <>
      <Part title={t('part.pages')} hint={t('linkHint')} names={pages} samples={samples}>
        <div className={styles.fields}>
          {pages.map((name) => (
            <TextInput key={name} label={t(name)} {...address} {...field(name)} />
          ))}
        </div>
      </Part>
      {lists.map((list) => (
        <Part key={list} title={t(`part.${list}`)} names={[list]} samples={samples}>
          <Lines form={form} path={list} lines={form.values[list]} empty={{ name: noWords, url: '' }}>
            {(path) => (
              <>
                <LanguageFields legend={t('linkName')} {...field(`${path}.name`)} />
                <TextInput label={t('linkUrl')} {...address} {...field(`${path}.url`)} />
              </>
            )}
          </Lines>
        </Part>
      ))}
      <Part
        title={t('part.service_links')}
        hint={t('serviceHint')}
        names={['service_links']}
        samples={samples}
      >
        <Lines
          form={form}
          path="service_links"
          lines={form.values.service_links}
          empty={{ type: '', url: '' }}
        >
          {(path) => (
            <div className={styles.fields}>
              <TextInput label={t('serviceType')} spellCheck={false} {...field(`${path}.type`)} />
              <TextInput label={t('linkUrl')} {...address} {...field(`${path}.url`)} />
            </div>
          )}
        </Lines>
      </Part>
    </>
  )
}

/** The picture lists of the image pages; drawn ones are used for a page without any. */
export function ImagesPart({ form, samples }: PartProps) {
  const t = useT('staff-settings')
  const images = form.values.policy_images
  return (
    <Part title={t('part.policy_images')} hint={t('imagesHint')} names={['policy_images']} samples={samples}>
      {policyImageTypes.map((type) => (
        <details key={type}>
          <summary>
            {t(`images.${type}`)} ({images[type].length})
          </summary>
          <Lines form={form} path={`policy_images.${type}`} lines={images[type]} empty="">
            {(path) => <PictureField label={t('image')} {...form.getInputProps(path)} />}
          </Lines>
        </details>
      ))}
    </Part>
  )
}

type SettingsPartProps = {
  title: string
  hint?: string
  /** The settings of this part. */
  names: readonly string[]
  samples: readonly string[]
  children: ReactNode
}

/** A part of the settings under its heading, marked while it still has samples. */
function Part({ title, hint, names, samples, children }: SettingsPartProps) {
  const t = useT('staff-settings')
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {names.some((name) => samples.includes(name)) && (
          <StatusBadge tone="waiting">{t('sample')}</StatusBadge>
        )}
      </div>
      {hint !== undefined && <p className={styles.muted}>{hint}</p>}
      {children}
    </section>
  )
}
