const mostPlain = 19
const mostShown = 21

/** DETAIL-039: up to 19 names are all shown; of a longer list, up to 21 come before 'more'. */
export function namesToShow<Name>(names: readonly Name[]): { shown: readonly Name[]; hasMore: boolean } {
  return { shown: names.slice(0, mostShown), hasMore: names.length > mostPlain }
}
