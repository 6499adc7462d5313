/** An item in the list of the past nine months, where the home page leads to (HOME-005). */
export function newsHashPath(id: number): string {
  return `/news/breaking-news#${id}`
}
