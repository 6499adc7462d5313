/** Whether a text is a day such as 2009-06-19. PostgreSQL ends a whole load at a day that no calendar has, such as 2001-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
