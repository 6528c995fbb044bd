import type { DataOf } from '../../api/call.ts'
import type { SettingProblem } from './setting-problems.ts'

export type SettingsOnDesk = DataOf<'GET /api/staff/settings'>
export type Settings = SettingsOnDesk['settings']
export type Words = Settings['company_name']

/**
 * A part of the settings form: what is typed, what of it is still a sample, and how to change it. `wrong` is what a field
 * says of its problem, once somebody has tried to save.
 */
export type PartProps = {
  readonly settings: Settings
  readonly samples: readonly string[]
  readonly change: (changed: Partial<Settings>) => void
  readonly wrong: (problem: SettingProblem | null) => { error?: string }
}

export const noWords: Words = { vi: '', en: '', kr: '', jp: '' }
