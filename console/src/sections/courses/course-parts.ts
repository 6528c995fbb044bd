/** The parts an opened course is shown in. */
export const courseParts = ['details', 'schedule', 'refunds', 'trail'] as const
export type CoursePart = (typeof courseParts)[number]
