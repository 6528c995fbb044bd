-- The desk's search by a course's name and its figures: the newest bookings of a course without a sort of all of them,
-- and the requests past the staff hour without a look at every request.
create index bookings_of_course_by_id on bookings (course_id, id);
create index bookings_requested_by_hour on bookings (confirm_by) where state = 'requested';
