import { Group, Textarea, TextInput } from '@mantine/core'
import { readPictureLook, uploadedPicture } from '@teeviet/contract/rules/picture-address'
import { PictureField } from '../../forms/files/picture-field.tsx'
import { wordsIn } from '../../forms/typed-fields.ts'
import type { Draft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import styles from '../../theme/layout.module.css'
import { type CourseDraft, newPath } from './course-draft.ts'
import { PictureLookFields } from './picture-look-fields.tsx'

/** The nines and layouts of a course in their order: name, holes, par, length and the map of their holes. */
export function CoursePaths({ form }: { form: Draft<CourseDraft> }) {
  const t = useT('staff-golf')
  const { paths: problem } = form.errors
  return (
    <fieldset className={styles.form}>
      <legend>{t('field.paths')}</legend>
      {form.values.paths.map((path, at) => (
        <div key={at} className={styles.fields}>
          <Group className={styles.wide} align="end" gap="xs">
            <TextInput
              label={t('courses.pathName')}
              flex="1 1 200px"
              {...form.getInputProps(`paths.${at}.name`)}
              error={problem !== undefined}
            />
            {(['holes', 'par', 'length_yards'] as const).map((name) => (
              <TextInput
                key={name}
                label={t(`field.${name}`)}
                w={112}
                inputMode="numeric"
                {...form.getInputProps(`paths.${at}.${name}`)}
                error={problem !== undefined}
              />
            ))}
            <IconButton
              icon="trash"
              label={t('courses.removePath', { name: path.name })}
              onClick={() => form.removeListItem('paths', at)}
            />
          </Group>
          <PictureField label={t('courses.map')} {...form.getInputProps(`paths.${at}.map`)} />
          {path.map !== '' && (
            <Button look="quiet" onClick={() => form.setFieldValue(`paths.${at}.map`, '')}>
              {t('courses.removeMap')}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button look="second" icon="plus" onClick={() => form.insertListItem('paths', newPath)}>
          {t('courses.addPath')}
        </Button>
        <Problem>{problem}</Problem>
      </div>
    </fieldset>
  )
}

type CoursePicturesProps = { value: string; error?: string | undefined; onChange: (pictures: string) => void }

/** The pictures of a course by their addresses, seen small and moved into their order; the first one leads. */
export function CoursePictures({ value, error, onChange }: CoursePicturesProps) {
  const t = useT('staff-golf')
  const list = wordsIn(value)
  const put = (changed: readonly string[]) => onChange(changed.join('\n'))
  return (
    <div className={styles.form}>
      <ol className={styles.form} aria-label={t('field.pictures')}>
        {list.map((url, at) => (
          <li key={at} className={styles.form}>
            <div className={styles.head}>
              <span className={styles.withThumb}>
                <img
                  src={url}
                  alt=""
                  loading="lazy"
                  className={styles.thumb}
                  style={{
                    objectPosition: readPictureLook(url)
                      .focus.map((part) => `${part}%`)
                      .join(' '),
                  }}
                />
                {t('courses.picture', { n: at + 1 })}
              </span>
              <span>
                <IconButton
                  icon="up"
                  label={t('courses.pictureUp', { n: at + 1 })}
                  disabled={at === 0}
                  onClick={() => put(list.with(at - 1, url).with(at, list[at - 1] ?? url))}
                />
                <IconButton
                  icon="trash"
                  label={t('courses.pictureRemove', { n: at + 1 })}
                  onClick={() => put(list.filter((_other, place) => place !== at))}
                />
              </span>
            </div>
            {uploadedPicture.test(url) && (
              <PictureLookFields url={url} n={at + 1} onChange={(changed) => put(list.with(at, changed))} />
            )}
          </li>
        ))}
      </ol>
      <PictureField
        label={t('courses.pictureUpload')}
        value=""
        onChange={(url) => put(list.includes(url) ? list : [...list, url])}
      />
      <Textarea
        label={t('courses.pictureAddresses')}
        description={t('courses.pictureHint')}
        error={error}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
