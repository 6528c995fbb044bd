import raw from '../../data/courses.json' with { type: 'json' }

export type CoursePath = { readonly name: string; readonly holes: number; readonly par: number | null }

/** A golf club on sale, from the data file. Prices are VND per player for 18 holes, and estimates. */
export type CourseRecord = {
  readonly slug: string
  readonly title: string
  readonly titleEn: string
  readonly region: 'north' | 'central' | 'south'
  readonly subRegion: string
  readonly province: string
  readonly provinceToday: string
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly holes: number
  readonly par: number | null
  readonly lengthYards: number | null
  readonly paths: readonly CoursePath[]
  readonly designedBy: string | null
  readonly opened: number | null
  readonly website: string | null
  readonly lights: boolean | null
  /** The view of its signature hole, which leads its pictures. */
  readonly lead: string
  readonly description: { readonly vi: string; readonly en: string }
  readonly weekday: number
  readonly weekend: number
  readonly twilight: number | null
}

const regions = ['north', 'central', 'south'] as const

/** The clubs that are open; those whose state is still to be confirmed, or that have no rates, are left out. */
export const courseRecords: readonly CourseRecord[] = raw.flatMap((course): CourseRecord[] => {
  const region = regions.find((name) => name === course.region)
  const { weekday_vnd: weekday, weekend_vnd: weekend } = course
  if (course.status !== 'operating' || region === undefined || weekday === null || weekend === null) return []
  return [
    {
      slug: course.slug,
      lead: course.lead,
      title: course.title,
      titleEn: course.title_en,
      region,
      subRegion: course.sub_region,
      province: course.province,
      provinceToday: course.province_2025,
      address: course.address,
      latitude: course.lat,
      longitude: course.lon,
      holes: course.holes,
      par: course.par,
      lengthYards: course.length_yards,
      paths: course.course_path.map((path) => ({
        name: path.path_name,
        holes: path.num_holes,
        par: path.path_par,
      })),
      designedBy: course.designed_by,
      opened: course.opened,
      website: course.website,
      lights: course.lights,
      description: course.description,
      weekday,
      weekend,
      twilight: course.twilight_vnd,
    },
  ]
})
