/**
 * Who may make a call, declared by every route of the API:
 * `everyone`; `record`, as `entitle` decides; `member`, with a session; `curator`; `own`, with a session and only about themselves
 * (curators: about anybody), which the handler checks with `expectOwn`.
 */
export const routeAccesses = ['everyone', 'record', 'member', 'own', 'curator'] as const

export type RouteAccess = (typeof routeAccesses)[number]

/** What a route declares beside its schema: `app.get(url, { schema, config: accessOf('member') }, …)`. */
export function accessOf(access: RouteAccess) {
  return { access } as const
}
