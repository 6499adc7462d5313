import type { RouteAccess } from '@rosette/features/access/contract/access.ts'

/**
 * Who may make each call, written down by hand from the specification and not read from the routes: a route that declares something else is
 * wrong, and so is one that has no line here. Calls that every kind has are named by their shape.
 */
export const callAccess: Readonly<Record<string, RouteAccess>> = {
  'GET /api/detail/{kind}': 'record',
  'GET /api/detail/{kind}/lookup': 'record',
  'POST /api/search/{what}': 'everyone',

  'GET /api/release': 'everyone',
  'GET /api/testJava': 'everyone',
  'POST /api/match-counts/{category}': 'everyone',
  'GET /api/search-options/{category}': 'everyone',
  'GET /api/lists/germplasm_ecotypes': 'everyone',
  'GET /api/lists/polymorphism_ecotypes': 'everyone',
  'POST /api/resolve': 'everyone',
  'GET /api/suggest': 'everyone',
  'GET /api/suggest/terms': 'everyone',
  'GET /api/detail/keyword/tree': 'record',
  'GET /api/detail/keyword/children': 'record',
  'GET /api/detail/keyword/genes': 'record',
  'GET /api/detail/transposonfamily/copies': 'record',
  'POST /api/searches': 'everyone',
  'GET /api/searches/{id}': 'everyone',
  'GET /api/export/{category}': 'everyone',
  'GET /api/news/events': 'everyone',
  'GET /api/news/jobs': 'everyone',
  'GET /api/download-files/list': 'everyone',

  'POST /api/auth/login': 'everyone',
  'POST /api/auth/second-factor': 'everyone',
  'POST /api/auth/demo-login': 'everyone',
  'GET /api/auth/profile': 'everyone',
  'GET /api/auth/logout': 'everyone',
  'POST /api/auth/logout-everywhere': 'member',
  'GET /api/auth/sessions': 'member',
  'POST /api/auth/end-session': 'member',
  'POST /api/auth/prove-identity': 'member',
  'POST /api/auth/forgotten-password': 'everyone',
  'POST /api/auth/resend-confirmation': 'everyone',
  'POST /api/auth/reset-password': 'everyone',
  'POST /api/auth/confirm-email': 'everyone',
  'POST /api/auth/confirm-address': 'everyone',
  'POST /api/auth/undo-address': 'everyone',
  'POST /api/auth/linked-sign-ins': 'everyone',

  'GET /api/auth/orcidloginlink': 'everyone',
  'GET /api/auth/orcidstatus': 'everyone',
  'POST /api/auth/process-orcid-code': 'own',
  'POST /api/auth/authenticate-orcid': 'everyone',
  'POST /api/auth/unlink-orcid': 'own',

  'GET /api/subscription/institution': 'everyone',
  'GET /api/subscription/status': 'own',
  'GET /api/subscription/bucket/usage': 'own',
  'POST /api/subscription/activate/bucket': 'own',

  'POST /api/user/register-person': 'everyone',
  'GET /api/user/second-factor': 'member',
  'POST /api/user/second-factor/begin': 'member',
  'POST /api/user/second-factor/confirm': 'member',
  'POST /api/user/second-factor/recovery-codes': 'member',
  'POST /api/user/second-factor/remove': 'member',
  'GET /api/user/access-tokens': 'member',
  'POST /api/user/access-tokens': 'member',
  'DELETE /api/user/access-tokens/{tokenId}': 'member',
  'GET /api/user/person-details': 'own',
  'PUT /api/user/update-credentials': 'own',
  'POST /api/user/send-reset-link': 'curator',
  'PUT /api/user/update-person': 'own',
  'POST /api/user/insert-affiliations': 'own',
  'POST /api/user/delete-affiliations': 'own',
  'POST /api/user/confirm-affiliation': 'own',
  'GET /api/organization/pending-affiliations': 'own',
  'GET /api/organization/managers': 'curator',
  'PUT /api/organization/managers': 'curator',
  'PUT /api/organization/update-organization': 'own',
  'POST /api/update/community': 'own',
  'GET /api/labs/search': 'everyone',
  'GET /api/user/personal-data': 'member',
  'POST /api/user/delete-account': 'member',

  'GET /api/gene_class_symbol/search': 'everyone',
  'GET /api/gene_class_symbol/gene-search': 'everyone',
  'GET /api/gene_class_symbol/publication-search': 'everyone',
  'POST /api/gene_class_symbol/updateGeneSymbolClass': 'own',
  'GET /api/gene_class_symbol/my-submissions': 'member',
  'GET /api/gene_class_symbol/submissions': 'curator',
  'PUT /api/gene_class_symbol/submissions/{id}': 'curator',
}

/** The calls that take access tokens: they only read, and nothing about the caller's own account. All others refuse them. */
export const tokenCalls: ReadonlySet<string> = new Set([
  'GET /api/detail/{kind}',
  'GET /api/detail/{kind}/lookup',
  'POST /api/search/{what}',
  'GET /api/release',
  'GET /api/testJava',
  'POST /api/match-counts/{category}',
  'GET /api/search-options/{category}',
  'GET /api/lists/germplasm_ecotypes',
  'GET /api/lists/polymorphism_ecotypes',
  'POST /api/resolve',
  'GET /api/suggest',
  'GET /api/suggest/terms',
  'GET /api/detail/keyword/tree',
  'GET /api/detail/keyword/children',
  'GET /api/detail/keyword/genes',
  'GET /api/detail/transposonfamily/copies',
  'GET /api/searches/{id}',
  'GET /api/export/{category}',
  'GET /api/news/events',
  'GET /api/news/jobs',
  'GET /api/download-files/list',
  'GET /api/labs/search',
  'GET /api/gene_class_symbol/search',
  'GET /api/gene_class_symbol/gene-search',
  'GET /api/gene_class_symbol/publication-search',
])

/** The line of a call: its name, or its shape for what every kind has. */
export function accessLineOf(name: string): string {
  return name
    .replace(/^GET \/api\/detail\/\w+(\/lookup)?$/, 'GET /api/detail/{kind}$1')
    .replace(/^POST \/api\/search\/[\w/]+$/, 'POST /api/search/{what}')
}
