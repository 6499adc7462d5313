import type { RouteAccess } from '@rosette/features/access/contract/access.ts'

/** Who may make the calls of annotations of papers, written by hand. */
export const paperCallAccess: Readonly<Record<string, RouteAccess>> = {
  'GET /api/paper-annotations/papers': 'everyone',
  'GET /api/paper-annotations/papers/{pubmed}': 'member',
  'GET /api/paper-annotations/genes': 'member',
  'GET /api/paper-annotations/terms': 'member',
  'GET /api/paper-annotations/germplasms': 'member',
  'PUT /api/paper-annotations/drafts/{pubmed}': 'member',
  'DELETE /api/paper-annotations/drafts/{pubmed}': 'member',
  'POST /api/paper-annotations/drafts/{pubmed}/submit': 'member',
  'GET /api/paper-annotations/my-papers': 'member',
  'GET /api/paper-annotations/submissions': 'curator',
  'GET /api/paper-annotations/submissions/{id}': 'member',
  'GET /api/paper-annotations/submissions/{id}/review': 'curator',
  'PUT /api/paper-annotations/submissions/{id}/decision': 'curator',
}
