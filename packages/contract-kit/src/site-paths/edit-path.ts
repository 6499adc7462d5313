import { withQuery } from './with-query.ts'

/** The form for the record of a person or an organization. */
export function editPath(kind: 'person' | 'organization', communityId: number): string {
  return withQuery(`/edit/${kind}`, { key: communityId })
}
