import type { Language } from '@teeviet/contract/rules/languages'
import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'

export type StaffCourse = DataOf<'GET /api/staff/courses/:id'>
export type Settings = RequestOf<'POST /api/staff/courses'>['settings']

type PathDraft = Record<'name' | 'holes' | 'par' | 'length_yards' | 'map', string>

/** A nine to fill in. */
export const newPath: PathDraft = { name: '', holes: '9', par: '36', length_yards: '', map: '' }

/** A course as form values: numbers as text, so that typed text does not change. */
export type CourseDraft = Record<TextField, string> &
  Pick<Settings, 'region' | 'sub_region' | 'is_instant' | 'is_open'> & {
    description: Record<Language, string>
    has_lights: '' | 'yes' | 'no'
    paths: PathDraft[]
    /** One address a line. */
    pictures: string
  }

const textFields = [
  'title',
  'title_en',
  'province',
  'address',
  'phone',
  'website',
  'designed_by',
  'latitude',
  'longitude',
  'holes',
  'par',
  'length_yards',
  'opened',
  'featured_rank',
] as const
export type TextField = (typeof textFields)[number]

/** The form for a course there is, or an empty one for a new course, which takes no bookings yet. */
export function draftOfCourse(course: StaffCourse | null): CourseDraft {
  const settings = course?.settings
  const text = (name: TextField) => String(settings?.[name] ?? '')
  const texts = Object.fromEntries(textFields.map((name) => [name, text(name)])) as Record<TextField, string>
  const lights = settings?.has_lights
  return {
    ...texts,
    region: settings?.region ?? 'north',
    sub_region: settings?.sub_region ?? 'north',
    description: { ...inEveryLanguage(() => ''), ...settings?.description },
    has_lights: lights === true ? 'yes' : lights === false ? 'no' : '',
    paths: (settings?.paths ?? []).map(({ name, holes, par, length_yards, map }) => ({
      name,
      holes: String(holes),
      par: String(par ?? ''),
      length_yards: String(length_yards ?? ''),
      map: map ?? '',
    })),
    pictures: (settings?.pictures ?? []).join('\n'),
    is_instant: settings?.is_instant ?? false,
    is_open: settings?.is_open ?? false,
  }
}

/** The request of a valid form. */
export function settingsOfCourse(draft: CourseDraft): Settings {
  const orNull = (text: string) => text.trim() || null
  const decimal = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')))
  return {
    ...{ title: draft.title.trim(), title_en: draft.title_en.trim(), description: draft.description },
    ...{ region: draft.region, sub_region: draft.sub_region, province: draft.province.trim() },
    ...{ address: draft.address.trim(), phone: orNull(draft.phone), website: orNull(draft.website) },
    ...{ latitude: decimal(draft.latitude), longitude: decimal(draft.longitude) },
    holes: typedNumber(draft.holes) ?? 0,
    par: typedNumber(draft.par),
    length_yards: typedNumber(draft.length_yards),
    designed_by: orNull(draft.designed_by),
    opened: typedNumber(draft.opened),
    featured_rank: typedNumber(draft.featured_rank),
    has_lights: draft.has_lights === '' ? null : draft.has_lights === 'yes',
    paths: draft.paths.map(({ name, holes, par, length_yards, map }) => ({
      name: name.trim(),
      holes: typedNumber(holes) ?? 0,
      par: typedNumber(par),
      length_yards: typedNumber(length_yards),
      map: orNull(map),
    })),
    pictures: picturesOf(draft),
    ...{ is_instant: draft.is_instant, is_open: draft.is_open },
  }
}

export function picturesOf({ pictures }: Pick<CourseDraft, 'pictures'>): string[] {
  return pictures
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

type CourseProblem = 'missing' | 'number' | 'degrees' | 'phone' | 'address' | 'picture' | 'paths'
export type CourseProblems = Partial<Record<TextField | 'pictures' | 'paths', CourseProblem>>

const needed = ['title', 'title_en', 'province', 'address', 'holes'] as const
const bounds = {
  holes: [1, 108],
  par: [3, 432],
  length_yards: [1, 60_000],
  opened: [1850, 2200],
  featured_rank: [1, 999],
} as const
const degrees = { latitude: 90, longitude: 180 } as const
const pictureAddress = /^(\/pictures\/[\w./?=&-]+|\/uploads\/[0-9a-f]{64}\.webp|https:\/\/[^\s"'<>]+)$/

/** The errors by field, by the server's rules. */
export function problemsOfCourse(draft: CourseDraft): CourseProblems {
  const problems: CourseProblems = {}
  for (const [name, [least, most]] of Object.entries(bounds) as [
    keyof typeof bounds,
    readonly [number, number],
  ][]) {
    if (draft[name].trim() !== '' && !isNumberIn(draft[name], least, most)) problems[name] = 'number'
  }
  for (const [name, most] of Object.entries(degrees) as [keyof typeof degrees, number][]) {
    const typed = draft[name].trim().replace(',', '.')
    if (typed !== '' && !(/^-?\d{1,3}(\.\d+)?$/.test(typed) && Math.abs(Number(typed)) <= most)) {
      problems[name] = 'degrees'
    }
  }
  for (const name of needed) if (draft[name].trim() === '') problems[name] = 'missing'
  if (draft.phone.trim() !== '' && !/^[+\d][\d\s.()/+-]{2,59}$/.test(draft.phone.trim()))
    problems.phone = 'phone'
  if (draft.website.trim() !== '' && !URL.canParse(draft.website.trim())) problems.website = 'address'
  if (!picturesOf(draft).every((one) => pictureAddress.test(one))) problems.pictures = 'picture'
  const isPath = ({ name, holes, par, length_yards }: PathDraft) =>
    name.trim() !== '' &&
    isNumberIn(holes, 1, 36) &&
    (par.trim() === '' || isNumberIn(par, 3, 160)) &&
    (length_yards.trim() === '' || isNumberIn(length_yards, 1, 30_000))
  if (!draft.paths.every(isPath)) problems.paths = 'paths'
  return problems
}
