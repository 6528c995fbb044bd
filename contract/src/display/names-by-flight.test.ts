import { expect, it } from 'vitest'
import { instantAt } from '../rules/time/dates.ts'
import { namesByFlight } from './names-by-flight.ts'

const flight = (clock: string, ...players: string[]) => ({
  date_played: instantAt('2026-11-24', clock),
  players,
})

it('names the players of one tee time without its time', () => {
  expect(namesByFlight([flight('06:20', 'An', 'Bình')], 'en')).toBe('An, Bình')
  expect(namesByFlight([flight('06:20')], 'en')).toBe('')
})

it('names the players of a group after the time of each of its tee times', () => {
  const flights = [flight('06:20', 'An', 'Bình'), flight('06:28', 'Chi')]
  expect(namesByFlight(flights, 'en')).toBe('06:20\u00a0An, Bình; 06:28\u00a0Chi')
})
