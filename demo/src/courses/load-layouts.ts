import type pg from 'pg'
import { type CourseRecord, courseRecords } from './course-data.ts'

const mostHolesOfOne = 18

/** The nines and layouts a club names; the only one of a club that names none is called by its holes. */
function layoutsOf({ paths, holes, par, lengthYards }: CourseRecord) {
  const only = { name: `1–${holes}`, holes, par }
  const named = paths.length > 0 ? paths : holes <= mostHolesOfOne ? [only] : []
  return named.map((path) => ({ ...path, lengthYards: named.length === 1 ? lengthYards : null }))
}

function rowsOf(id: number, course: CourseRecord) {
  return layoutsOf(course).map(({ name, holes, par, lengthYards }, position) => ({
    course_id: id,
    position,
    path_name: name,
    num_holes: holes,
    path_par: par,
    length_yards: lengthYards,
  }))
}

/**
 * Adds the layouts of the courses; a layout without its length gets it. None has a map of its holes: staff upload the
 * club's own. A course that staff have changed stays as it is.
 */
export async function loadLayouts(client: pg.ClientBase, ids: ReadonlyMap<string, number>): Promise<void> {
  const rows = courseRecords.flatMap((course) => rowsOf(ids.get(course.slug) ?? 0, course))
  await client.query(
    `insert into course_paths (course_id, position, path_name, num_holes, path_par, length_yards)
     select r.* from jsonb_to_recordset($1) as r (course_id int, position int2, path_name text, num_holes int2,
       path_par int2, length_yards int)
     join courses c on c.id = r.course_id where c.version = 1
     on conflict (course_id, position) do update set length_yards = excluded.length_yards
       where course_paths.length_yards is null`,
    [JSON.stringify(rows)],
  )
}
