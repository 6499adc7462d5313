import { z } from 'zod'
import type { TestDatabase } from '../live/test-database.ts'
import type { Answer } from '../people/as.ts'
import { newRegistration } from '../people/new-registration.ts'
import type { TestVisitor } from '../people/test-people.ts'
import type { ApiCall } from './api-calls.ts'
import { accessLineOf } from './call-access.ts'
import type { Somebody } from './somebody.ts'

/** A request that its caller may make about themselves, as far as the call depends on who makes it. */
export type CallExample = {
  /** Parts of the path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/** Something of the demo release to ask for. */
type ExampleRecords = {
  keyOf(kind: string): string
  lookupOf(kind: string): Readonly<Record<string, string>>
}

/** An example of a call. Without one the call can't be tried, so a new call needs a line here. */
export function exampleOf(call: Pick<ApiCall, 'name' | 'path'>, self: Somebody, records: ExampleRecords): CallExample {
  // A record, its lookup, or a part of it.
  const detail = /^\/api\/detail\/(\w+)(?:\/(\w+))?$/.exec(call.path)
  if (detail?.[1] !== undefined) return { query: detail[2] === 'lookup' ? records.lookupOf(detail[1]) : { key: records.keyOf(detail[1]) } }
  const example = examples(self)[call.name]
  if (example !== undefined) return example
  if (call.path.startsWith('/api/search/')) return { body: { searchTerms: [], rowsLimit: 1 } }
  const line = accessLineOf(call.name)
  if (line === 'GET /api/{analysis}') return { query: { items: 'AT4G18960' } }
  if (line === 'POST /api/{analysis}') return { body: { items: 'AT4G18960' } }
  throw new Error(`There is no example of ${call.name}`)
}

/** An example of a call that is gone shows nothing. */
export function exampleNames(self: Somebody): string[] {
  return Object.keys(examples(self))
}

/** Loaded at the time at which the clock of the tests stands. */
const demoRelease = '2026_11_01_000000'
const savedSearchId = 'AAAAAAAAAAAAAAAAAAAAAA'
const noRun = 'AAAAAAAAAAAAAAAAAAAAAA'
const orcidReturn = { code: 'no-such-code', state: 'no-such-state' }

function examples(self: Somebody): Readonly<Record<string, CallExample>> {
  const { communityId, partyId, organizationId } = self
  const userIdentifier = String(communityId)
  const credentials = { credentialId: self.credentialId, secretKey: self.cookies.secretKey ?? '' }
  return {
    'GET /api/release': {},
    'GET /api/release/coverage': {},
    'GET /api/runs/access': {},
    'GET /api/testJava': {},
    'POST /api/browser-errors': { body: { message: 'x is undefined', stack: '', path: '/help' } },
    'POST /api/search/general': { body: { category: 'genes', searchText: 'AG', rowsLimit: 1 } },
    'POST /api/search/everything': { body: { searchText: 'AG', rows: 1 } },
    'POST /api/search/sequences': { body: { ids: 'AT1G01010' } },
    'POST /api/match-counts/{category}': { params: { category: 'genes' }, body: { searchTerms: [] } },
    'GET /api/search-options/{category}': { params: { category: 'genes' } },
    'GET /api/lists/germplasm_ecotypes': {},
    'GET /api/lists/polymorphism_ecotypes': {},
    'GET /api/browse/gene_family': {},
    'GET /api/browse/gene_family/{code}': { params: { code: 'no-such-family' } },
    'GET /api/browse/microarray_experiments.json': {},
    'GET /api/browse/microarray_experiment': { query: { name: 'no such experiment' } },
    'GET /api/summary/{kind}/{id}': { params: { kind: 'locus', id: 'AT4G18960' } },
    'POST /api/resolve': { body: { ids: 'AT1G01010' } },
    'GET /api/enrichment/genes': { query: { items: 'AT4G18960', term: 'GO:0009908' } },
    'POST /api/enrichment/genes': { body: { items: 'AT4G18960', term: 'GO:0009908' } },
    'GET /api/enrichment/loci': { query: { items: 'AT4G18960', terms: 'GO:0009908' } },
    'POST /api/enrichment/loci': { body: { items: 'AT4G18960', terms: 'GO:0009908' } },
    'GET /api/enrichment/lists': { query: { of: `${'A'.repeat(22)}|${'B'.repeat(22)}` } },
    'GET /api/suggest': { query: { text: 'AG' } },
    'GET /api/suggest/terms': { query: { text: 'flower' } },
    'GET /api/expression': { query: { items: 'AT4G18960' } },
    'GET /api/expression/file': { query: { items: 'AT4G18960' } },
    'GET /api/detail/locus/orthologs/{file}': { params: { file: 'AT4G18960.json' } },
    'GET /api/detail/locus/paralogs/{file}': { params: { file: 'AT4G18960.json' } },
    'GET /api/expression/image/{dataSet}/{locus}': { params: { dataSet: 'Seed', locus: 'AT4G18960' } },
    'GET /api/expression/similar/{dataSet}/{locus}': { params: { dataSet: 'demo', locus: 'AT4G18960' } },
    'GET /api/genome/tracks': {},
    'GET /api/genome/{release}/{file}': { params: { release: demoRelease, file: 'genes.gff3.gz.tbi' } },
    'POST /api/services/alignment': { body: { proteins: '>one\nMKV\n>other\nMKL\n' } },
    'POST /api/services/patmatch': { body: { pattern: 'CACGTGTC', dataset: 'araport11_upstream_500' } },
    'POST /api/services/blast': {
      body: { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914', textbox: 'seq', QueryText: 'MGRGRVELKRIENKINRQVTFAKRR' },
    },
    'GET /api/blast/service': {},
    'GET /api/runs/{token}/blast': { params: { token: noRun } },
    'GET /api/runs/{token}/blast/alignments/{line}': { params: { token: noRun, line: '1' } },
    'GET /api/runs/{token}/blast/hits/{number}/picture': { params: { token: noRun, number: '1' } },
    'GET /api/runs/{token}/blast/files/{format}': { params: { token: noRun, format: 'tsv' } },
    'GET /api/runs': {},
    'GET /api/runs/{token}': { params: { token: noRun } },
    'DELETE /api/runs/{token}': { params: { token: noRun } },
    'GET /api/runs/{token}/options': { params: { token: noRun } },
    'GET /api/runs/{token}/files/{name}': { params: { token: noRun, name: 'hits.tsv' } },
    'GET /api/runs/{token}/patmatch/genes': { params: { token: noRun } },
    'GET /api/runs/{token}/patmatch/loci': { params: { token: noRun } },
    'POST /api/searches': { body: { category: 'genes', searchText: 'AG' } },
    'GET /api/searches/{id}': { params: { id: savedSearchId } },
    'GET /api/export/{category}': { params: { category: 'genes' }, query: { search: savedSearchId } },
    'POST /api/list-contents': { body: { kind: 'locus', items: ['AT4G18960'] } },
    'POST /api/locus-names': { body: { names: ['AT4G18960'] } },
    'POST /api/list-items': { body: { kind: 'locus', items: ['AT4G18960'] } },
    'POST /api/list-overlaps': { body: { of: [savedSearchId, savedSearchId] } },
    'GET /api/list-contents/{id}': { params: { id: savedSearchId } },
    'GET /api/list-contents/{id}/file': { params: { id: savedSearchId } },
    'GET /api/list-contents/{id}/groups': { params: { id: savedSearchId } },
    'GET /api/list-contents/{id}/groups/genes': {
      params: { id: savedSearchId },
      query: { aspect: 'biological process', group: 'transport' },
    },
    'GET /api/list-contents/{id}/places': { params: { id: savedSearchId } },
    'GET /api/record-lists': {},
    'POST /api/record-lists': { body: { name: 'Flowering time', contentId: savedSearchId, origin: { by: 'pasted' } } },
    'GET /api/record-lists/{listId}': { params: { listId: savedSearchId } },
    'GET /api/record-lists/{listId}/versions': { params: { listId: savedSearchId } },
    'GET /api/record-lists/{listId}/leftover': { params: { listId: savedSearchId } },
    'GET /api/record-lists/{listId}/report': { params: { listId: savedSearchId } },
    'GET /api/record-lists/{listId}/changes': { params: { listId: savedSearchId } },
    'POST /api/record-lists/{listId}/decide': {
      params: { listId: savedSearchId },
      body: { releaseId: 'demo', others: { merged: 'taken' } },
    },
    'PATCH /api/record-lists/{listId}': { params: { listId: savedSearchId }, body: { name: 'Flowering time' } },
    'DELETE /api/record-lists/{listId}': { params: { listId: savedSearchId } },
    'GET /api/news/breakingnews': { query: { type: 'short' } },
    'GET /api/news/items/{id}': { params: { id: '1' } },
    'GET /api/news/view-job': { query: { file: 'demonstration-technician.txt' } },
    'GET /api/news/rss/{name}': { params: { name: 'jobs' } },
    'GET /api/news/editing': {},
    'POST /api/news/preview': { body: { content: '<b>News</b>' } },
    'POST /api/news/items': { body: newsDraft },
    'PUT /api/news/items/{id}': { params: { id: '999999' }, body: newsDraft },
    'DELETE /api/news/items/{id}': { params: { id: '999999' } },
    'POST /api/news/events': { body: eventDraft },
    'PUT /api/news/events/{id}': { params: { id: '999999' }, body: eventDraft },
    'DELETE /api/news/events/{id}': { params: { id: '999999' } },
    'POST /api/news/jobs': { body: jobDraft },
    'PUT /api/news/jobs/{id}': { params: { id: '999999' }, body: jobDraft },
    'DELETE /api/news/jobs/{id}': { params: { id: '999999' } },
    'GET /api/news/events': {},
    'GET /api/texts/{name}': { params: { name: 'help' } },
    'GET /api/texts/pictures/{file}': { params: { file: 'search-box.webp' } },
    'GET /api/news/jobs': {},
    'GET /api/download-files/list': {},
    'GET /api/download-files/download': { query: { filePath: 'README.txt' } },

    'POST /api/auth/login': { body: { username: 'nobody', password: 'kx9Qf3' } },
    'POST /api/auth/second-factor': { body: { code: '123456' } },
    'POST /api/auth/demo-login': { body: { userName: 'nobody' } },
    'GET /api/auth/profile': { query: { userId: userIdentifier } },
    'GET /api/auth/logout': {},
    'POST /api/auth/logout-everywhere': {},
    'GET /api/auth/sessions': {},
    'POST /api/auth/end-session': { body: { id: 'no-such-session' } },
    'POST /api/auth/prove-identity': { body: { password: self.password } },
    'POST /api/auth/forgotten-password': { body: { email: self.email } },
    'POST /api/auth/resend-confirmation': { body: { email: self.email } },
    'POST /api/auth/reset-password': { body: { token: 'no-such-token', password: 'vT4mZq', password_confirm: 'vT4mZq' } },
    'POST /api/auth/confirm-email': { body: { token: 'no-such-token' } },
    'POST /api/auth/confirm-address': { body: { token: 'no-such-token' } },
    'POST /api/auth/undo-address': { body: { token: 'no-such-token' } },
    'POST /api/auth/linked-sign-ins': { body: { token: 'no-such-token' } },

    'GET /api/auth/orcidloginlink': {},
    'GET /api/auth/orcidstatus': { query: { userIdentifier, partnerId: 'tair' } },
    'POST /api/auth/process-orcid-code': { body: { ...orcidReturn, ...credentials, userIdentifier, partnerId: 'tair' } },
    'POST /api/auth/authenticate-orcid': { body: orcidReturn },
    'POST /api/auth/unlink-orcid': { body: credentials },

    'GET /api/subscription/institution': {},
    'GET /api/subscription/status': { query: { userIdentifier } },
    'GET /api/subscription/bucket/usage': { query: { party_id: String(partyId) } },
    'POST /api/subscription/activate/bucket': { body: { activationCode: 'no-such-code', partyId } },

    'POST /api/user/register-person': { body: newRegistration(`new-${communityId}`) },
    'GET /api/user/second-factor': {},
    'POST /api/user/second-factor/begin': {},
    'POST /api/user/second-factor/confirm': { body: { code: '123456' } },
    'POST /api/user/second-factor/recovery-codes': {},
    'POST /api/user/second-factor/remove': { body: { code: '123456' } },
    'GET /api/user/access-tokens': {},
    'POST /api/user/access-tokens': { body: { name: 'Script', days: 30 } },
    'DELETE /api/user/access-tokens/{tokenId}': { params: { tokenId: '999999' } },
    'GET /api/user/person-details': { query: { communityId: userIdentifier } },
    'PUT /api/user/update-credentials': { body: { ...credentials, communityId, email: self.email, userName: self.userName, password: '' } },
    'POST /api/user/send-reset-link': { body: { communityId } },
    'PUT /api/user/update-person': { body: { communityId, ...personFields } },
    'POST /api/user/insert-affiliations': { body: { communityId, affiliations: [] } },
    'POST /api/user/delete-affiliations': { body: { communityId, deletedAffiliations: [] } },
    'POST /api/user/confirm-affiliation': { body: { communityId, organizationCommunityId: organizationId, isConfirmed: true } },
    'GET /api/organization/pending-affiliations': { query: { communityId: String(organizationId) } },
    'GET /api/organization/managers': { query: { communityId: String(organizationId) } },
    'PUT /api/organization/managers': { body: { communityId, organizationCommunityId: organizationId, isManager: true } },
    'PUT /api/organization/update-organization': { body: { communityId: organizationId, name: 'Lab', ...place } },
    'POST /api/update/community': { body: { communityId, city: 'Brno' } },
    'GET /api/labs/search': { query: { labName: 'Lab' } },
    'GET /api/user/personal-data': {},
    'POST /api/user/delete-account': { body: { confirmation: self.userName } },

    'GET /api/gene_class_symbol/search': { query: { geneClassSymbol: 'XYZ' } },
    'GET /api/gene_class_symbol/gene-search': { query: { searchTerm: 'AT1G01010' } },
    'GET /api/gene_class_symbol/publication-search': { query: { searchTerm: 'flower' } },
    'POST /api/gene_class_symbol/updateGeneSymbolClass': { body: { communityId, ...symbol } },
    'GET /api/gene_class_symbol/my-submissions': {},
    'GET /api/gene_class_symbol/submissions': {},
    'PUT /api/gene_class_symbol/submissions/{id}': { params: { id: '1' }, body: { decision: 'decline', note: 'It is taken.' } },
  }
}

const newsDraft = { title: 'News', date: '2026-11-01', content: '<p>News</p>' }
const eventDraft = {
  headline: 'Event',
  begins: '2026-12-01',
  ends: '2026-12-02',
  venue: null,
  uri: 'https://example.org/event',
  location: { CityName: 'Brno', RegionName: null, CountryName: 'Czechia' },
}
const jobDraft = {
  headline: 'Job',
  issuedOn: '2026-11-01',
  employerName: 'Lab',
  location: 'Brno',
  uri: 'https://example.org/job',
  deadline: null,
  posting: null,
}
const symbol = { geneClassSymbol: 'QXZ', fullName: 'EXAMPLE', numberOfAssociatedLoci: 1 }
const place = { address: '1 Main Street', city: 'Brno', region: 'Moravia', postalCode: '602 00', country: 'Czechia' }
const personFields = {
  firstName: 'Test',
  lastName: 'Person',
  institutionName: 'Lab',
  jobTitle: '',
  sendEmail: 'F',
  workPhone: '',
  faxPhone: '',
  mobilePhone: '',
  labPhone: '',
  streetAddress: '',
  country: '',
  stateProvince: '',
  city: '',
  zipcode: '',
}

/** A key, and a name or accession, of each kind. People and organizations lie beside the release. */
export async function loadExampleRecords({ db, releaseId }: Pick<TestDatabase, 'db' | 'releaseId'>): Promise<ExampleRecords> {
  const release = `release_${releaseId}`
  const keys = await db.pool.query<{ kind: string; key: string }>(
    `select kind, min(key)::text as key from ${release}.record_document group by kind
     union all select kind, min(community_id)::text from community.member group by kind`,
  )
  const lookups = await db.pool.query<{ kind: string; by: string; value: string }>(
    `select distinct on (kind) kind, "by", value from ${release}.record_lookup where "by" in ('name', 'accession', 'id') order by kind, "by"`,
  )
  const find = <Row extends { kind: string }>(rows: readonly Row[], kind: string): Row => {
    const row = rows.find((each) => each.kind === kind)
    if (!row) throw new Error(`The demo has no ${kind}`)
    return row
  }
  return {
    keyOf: (kind) => find(keys.rows, kind).key,
    lookupOf(kind) {
      const { by, value } = find(lookups.rows, kind)
      return { [by]: value }
    },
  }
}

/** Makes a call with the values of an example. */
export function makeCall(
  who: TestVisitor,
  { method, path }: Pick<ApiCall, 'method' | 'path'>,
  { params = {}, query = {}, body }: CallExample,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const url = search === '' ? filled : `${filled}?${search}`
  if (method === 'GET') return who.get(url, headers)
  return { POST: who.post, PUT: who.put, PATCH: who.patch, DELETE: who.delete }[method](url, body, headers)
}

const Refusal = z.object({ code: z.string(), redirectUri: z.string().optional() })

/** `login` and `denied` because of who asks; anything else is none of them, a wrong password or an unknown key too. */
export function refusalOf({ status, body }: Answer): 'login' | 'denied' | null {
  const refusal = Refusal.safeParse(body).data
  if (status === 401 && refusal?.redirectUri === '/login') return 'login'
  return status === 403 && refusal?.code === 'access_denied' ? 'denied' : null
}
