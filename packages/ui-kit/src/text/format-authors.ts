const mostAuthors = 6

/** DETAIL-038: the first six authors, then 'et al.'. */
export function formatAuthors(authors: readonly string[]): string {
  const first = authors.slice(0, mostAuthors).join(', ')
  return authors.length > mostAuthors ? `${first} et al.` : first
}
