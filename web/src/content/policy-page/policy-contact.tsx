import { useQuery } from '@tanstack/react-query'
import { siteSettings } from '#api/queries/site-settings.ts'
import { useT } from '#i18n/use-texts.tsx'
import styles from './policy-contact.module.css'

/** The operator behind the policies and its contact, from the settings. */
export function PolicyContact() {
  const t = useT('policies')
  const { data: site } = useQuery(siteSettings)
  return (
    <section aria-labelledby="contact" className={styles.contact}>
      <h2 id="contact">{t('contact.title')}</h2>
      {site && (
        <dl className={styles.facts}>
          <dt>{t('contact.company')}</dt>
          <dd>{site.company_name}</dd>
          {site.company_registration && <dd>{site.company_registration}</dd>}
          {site.addresses.length > 0 && <dt>{t('contact.addresses')}</dt>}
          {site.addresses.map((address) => (
            <dd key={address}>{address}</dd>
          ))}
          {site.hotline && (
            <>
              <dt>{t('contact.hotline')}</dt>
              <dd>
                <a href={`tel:${site.hotline.replaceAll(/\s/g, '')}`} className="phone">
                  {site.hotline}
                </a>
              </dd>
            </>
          )}
          {site.email && (
            <>
              <dt>{t('contact.email')}</dt>
              <dd>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </dd>
            </>
          )}
          {site.chat_url && (
            <>
              <dt>{t('contact.chat')}</dt>
              <dd>
                <a href={site.chat_url}>{site.chat_url}</a>
              </dd>
            </>
          )}
        </dl>
      )}
    </section>
  )
}
