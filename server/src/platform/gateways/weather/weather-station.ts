/** A place on the map, in degrees. */
export type Position = { latitude: number; longitude: number }

/**
 * The weather of one hour. `hour` is its start; the rain fell and the gusts blew within it, the temperature and the
 * lightning are those at its end.
 */
export type WeatherHour = {
  hour: Date
  /** Millimetres in the hour. */
  rainMm: number
  /** The strongest gust in km/h. */
  gustKmh: number
  temperatureC: number
  hasLightning: boolean
}

/** Forecasts and recorded weather. Every method throws `GatewayDown` when there is no readable answer in time. */
export type WeatherStation = {
  /** The hours from now on, for so many days. */
  forecast(position: Position, days: number): Promise<WeatherHour[]>
  /** The recorded hours from `from` (included) to `to` (excluded), both full hours. Hours not yet recorded are left out. */
  measured(position: Position, span: { from: Date; to: Date }): Promise<WeatherHour[]>
}
