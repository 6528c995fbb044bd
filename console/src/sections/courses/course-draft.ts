import type { Language } from '@teeviet/contract/rules/languages'
import { mostChangeHours } from '@teeviet/contract/rules/limits'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { noWords } from '../../forms/language-fields.tsx'
import {
  list,
  neededWords,
  problemsIn,
  readFields,
  whole,
  words,
  writeFields,
} from '../../forms/typed-fields.ts'
import { type ContactDraft, type ContactProblem, problemsOfContacts, readContacts } from './contact-draft.ts'

export type StaffCourse = DataOf<'GET /api/staff/courses/:id'>
export type Settings = RequestOf<'POST /api/staff/courses'>['settings']

const degrees = (most: number) => ({
  read: (text: string) => (text === '' ? null : Number(text.replace(',', '.'))),
  problem: (text: string) =>
    /^-?\d{1,3}([.,]\d+)?$/.test(text) && Math.abs(Number(text.replace(',', '.'))) <= most
      ? undefined
      : ('degrees' as const),
})
const pictureAddress =
  /^(\/pictures\/[\w./?=&-]+|\/uploads\/[0-9a-f]{64}\.webp(\?[\w=&%.,-]{0,400})?|https:\/\/[^\s"'<>]+)$/

/** The settings edited as text; pictures one address a line. */
const fields = {
  title: neededWords,
  title_en: neededWords,
  province: neededWords,
  address: neededWords,
  phone: words(/^[+\d][\d\s.()/+-]{2,59}$/, 'phone'),
  website: words(URL.canParse, 'address'),
  designed_by: words(),
  latitude: degrees(90),
  longitude: degrees(180),
  holes: { ...whole(1, 108), isNeeded: true },
  par: whole(3, 432),
  length_yards: whole(1, 60_000),
  opened: whole(1850, 2200),
  featured_rank: whole(1, 999),
  change_hours: whole(0, mostChangeHours),
  logo: words(),
  pictures: list(pictureAddress, 'picture'),
}

const pathFields = {
  name: neededWords,
  holes: { ...whole(1, 36), isNeeded: true },
  par: whole(3, 160),
  length_yards: whole(1, 30_000),
  map: words(),
}

type PathDraft = Record<keyof typeof pathFields, string>

/** A nine to fill in. */
export const newPath: PathDraft = { name: '', holes: '9', par: '36', length_yards: '', map: '' }

export type TextField = keyof typeof fields

/** A course as form values: numbers as text, so that typed text does not change. */
export type CourseDraft = Record<TextField, string> &
  Pick<Settings, 'region' | 'sub_region' | 'facilities' | 'is_instant' | 'is_open'> & {
    description: Record<Language, string>
    dress_code: Record<Language, string>
    has_lights: '' | 'yes' | 'no'
    paths: PathDraft[]
    club_contacts: ContactDraft[]
  }

/** The form for a course there is, or an empty one for a new course, which takes no bookings yet. */
export function draftOfCourse(course: StaffCourse | null): CourseDraft {
  const settings = course?.settings
  const lights = settings?.has_lights
  return {
    ...writeFields(fields, settings),
    region: settings?.region ?? 'north',
    sub_region: settings?.sub_region ?? 'north',
    description: { ...noWords, ...settings?.description },
    dress_code: { ...noWords, ...settings?.dress_code },
    facilities: settings?.facilities ?? [],
    has_lights: lights === true ? 'yes' : lights === false ? 'no' : '',
    paths: (settings?.paths ?? []).map((path) => writeFields(pathFields, path)),
    club_contacts: settings?.club_contacts ?? [],
    is_instant: settings?.is_instant ?? false,
    is_open: settings?.is_open ?? false,
  }
}

/** The request of a valid form. */
export function settingsOfCourse(draft: CourseDraft): Settings {
  const { region, sub_region, description, dress_code, facilities, has_lights, is_instant, is_open } = draft
  const typed = readFields(fields, draft)
  const paths = draft.paths.map((path) => readFields(pathFields, path))
  return {
    ...typed,
    holes: typed.holes ?? 0,
    has_lights: has_lights === '' ? null : has_lights === 'yes',
    paths: paths.map(({ holes, ...path }) => ({ ...path, holes: holes ?? 0 })),
    club_contacts: readContacts(draft.club_contacts),
    region,
    sub_region,
    description,
    dress_code,
    facilities,
    is_instant,
    is_open,
  }
}

/** The errors by field, by the server's rules. */
export function problemsOfCourse(
  draft: CourseDraft,
): ReturnType<typeof problemsIn<typeof fields>> & { paths?: 'paths' } & Readonly<
    Record<`club_contacts.${number}.address`, ContactProblem>
  > {
  const isPath = (path: PathDraft) => Object.keys(problemsIn(pathFields, path)).length === 0
  return {
    ...problemsIn(fields, draft),
    ...problemsOfContacts(draft.club_contacts),
    ...(draft.paths.every(isPath) ? {} : { paths: 'paths' }),
  }
}
