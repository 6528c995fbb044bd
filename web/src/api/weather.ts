/** Get the weather of a course on a day. */
export const ofCourse = 'GET /api/services/get_course_weather'
