import { exampleBodies } from './example-bodies.ts'

/** A request that its caller may make about themselves, as far as the call depends on who makes it. */
export type CallExample = {
  /** Parts of the path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/** Who makes the calls of the examples. */
export type ExampleCaller = {
  communityId: number
  partyId: number
  /** An organization that they manage. */
  organizationId: number
  credentialId: string
  secretKey: string
  email: string
  userName: string
  password: string
}

/** Somebody made up, for the document. */
export const exampleCaller: ExampleCaller = {
  communityId: 1_000_000_001,
  partyId: 7,
  organizationId: 1_000_000_002,
  credentialId: 'AAAAAAAAAAAAAAAAAAAAAA',
  secretKey: 'AAAAAAAAAAAAAAAAAAAAAA',
  email: 'flora@example.org',
  userName: 'flora',
  password: 'kx9Qf2',
}

/** Loaded at the time at which the clock of the tests stands. */
const demoRelease = '2026_11_01_000000'
const savedSearchId = 'AAAAAAAAAAAAAAAAAAAAAA'
const noRun = 'AAAAAAAAAAAAAAAAAAAAAA'
const draft = { genes: ['AT4G18960'], lines: [], isCredited: true }
const { newsDraft, eventDraft, jobDraft, symbol, place, personFields, registration } = exampleBodies
const orcidReturn = { code: 'no-such-code', state: 'no-such-state' }

/**
 * An example of each call, by method and path: the document shows it, and tests make it. Not here are records, which are named by `documentedExample`,
 * and searches and analyses that all have the same form.
 */
export function callExamples(caller: ExampleCaller): Readonly<Record<string, CallExample>> {
  const { communityId, partyId, organizationId } = caller
  const userIdentifier = String(communityId)
  const credentials = { credentialId: caller.credentialId, secretKey: caller.secretKey }
  return {
    'GET /api/release': {},
    'GET /api/release/coverage': {},
    'GET /api/releases': {},
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
    'GET /api/releases/{releaseId}': { params: { releaseId: '2026_11_17_1' } },
    'GET /api/releases/{releaseId}/changes': { params: { releaseId: '2026_11_17_1' }, query: { format: 'tsv' } },
    'GET /api/record-changes/{kind}/{key}': { params: { kind: 'locus', key: '2117144' } },
    'GET /api/record-states/{kind}/{key}': { params: { kind: 'locus', key: '2117144' } },
    'GET /api/summary/{kind}/{id}': { params: { kind: 'locus', id: 'AT4G18960' } },
    'POST /api/records': { body: { kind: 'locus', ids: ['AT4G18960'] } },
    'POST /api/resolve': { body: { ids: 'AT1G01010' } },
    'GET /api/enrichment/genes': { query: { items: 'AT4G18960', term: 'GO:0009908' } },
    'POST /api/enrichment/genes': { body: { items: 'AT4G18960', term: 'GO:0009908' } },
    'GET /api/enrichment/loci': { query: { items: 'AT4G18960', terms: 'GO:0009908' } },
    'POST /api/enrichment/loci': { body: { items: 'AT4G18960', terms: 'GO:0009908' } },
    'GET /api/enrichment/lists': { query: { of: `${'A'.repeat(22)}|${'B'.repeat(22)}` } },
    'GET /api/suggest': { query: { text: 'AG' } },
    'GET /api/suggest/terms': { query: { text: 'flower' } },
    'GET /api/detail/protein/structure': { query: { accession: 'DEMO1' } },
    'GET /api/motifs/sites': { query: { items: 'AT4G18960', motif: 'MA9001.2' } },
    'GET /api/expression': { query: { items: 'AT4G18960' } },
    'GET /api/expression/file': { query: { items: 'AT4G18960' } },
    'GET /api/detail/locus/orthologs/{file}': { params: { file: 'AT4G18960.json' } },
    'GET /api/detail/locus/paralogs/{file}': { params: { file: 'AT4G18960.json' } },
    'GET /api/expression/image/{dataSet}/{locus}': { params: { dataSet: 'Seed', locus: 'AT4G18960' } },
    'GET /api/expression/similar/{dataSet}/{locus}': { params: { dataSet: 'demo', locus: 'AT4G18960' } },
    'GET /api/genome/tracks': {},
    'GET /api/genome/{release}/site/{file}': { params: { release: demoRelease, file: 'demo-accessions.vcf.gz.tbi' } },
    'GET /api/genome/variants.vcf': { query: { set: 'demo-accessions', loc: 'Chr4:10382856..10388539' } },
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
    'POST /api/search-combinations': { body: { steps: [{ search: { category: 'genes', searchText: 'AG' } }] } },
    'POST /api/search-combinations/list': { body: { steps: [{ search: { category: 'genes', searchText: 'AG' } }] } },
    'GET /api/questions': {},
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
    'GET /api/download-files/preview': { query: { filePath: 'README.txt' } },

    'POST /api/auth/login': { body: { username: 'nobody', password: 'kx9Qf3' } },
    'POST /api/auth/second-factor': { body: { code: '123456' } },
    'POST /api/auth/demo-login': { body: { userName: 'nobody' } },
    'GET /api/auth/profile': { query: { userId: userIdentifier } },
    'GET /api/auth/logout': {},
    'POST /api/auth/logout-everywhere': {},
    'GET /api/auth/sessions': {},
    'POST /api/auth/end-session': { body: { id: 'no-such-session' } },
    'POST /api/auth/prove-identity': { body: { password: caller.password } },
    'POST /api/auth/forgotten-password': { body: { email: caller.email } },
    'POST /api/auth/resend-confirmation': { body: { email: caller.email } },
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

    'POST /api/user/register-person': { body: registration(`new-${communityId}`) },
    'GET /api/user/second-factor': {},
    'POST /api/user/second-factor/begin': {},
    'POST /api/user/second-factor/confirm': { body: { code: '123456' } },
    'POST /api/user/second-factor/recovery-codes': {},
    'POST /api/user/second-factor/remove': { body: { code: '123456' } },
    'GET /api/user/access-tokens': {},
    'POST /api/user/access-tokens': { body: { name: 'Script', days: 30 } },
    'DELETE /api/user/access-tokens/{tokenId}': { params: { tokenId: '999999' } },
    'GET /api/user/person-details': { query: { communityId: userIdentifier } },
    'PUT /api/user/update-credentials': {
      body: { ...credentials, communityId, email: caller.email, userName: caller.userName, password: '' },
    },
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
    'POST /api/user/delete-account': { body: { confirmation: caller.userName } },

    'POST /api/corrections': {
      body: {
        kind: 'locus',
        key: 2117144,
        section: 'summary',
        concern: 'name',
        text: 'The full name should be spelled as in the paper that named it.',
        evidence: '19004800',
        isCredited: true,
      },
    },
    'GET /api/corrections': { query: { kind: 'locus', key: '2117144' } },
    'GET /api/corrections/own': {},
    'GET /api/corrections/{number}': { params: { number: '1' } },
    'POST /api/corrections/{number}/answer': { params: { number: '1' }, body: { text: 'It is the line CS25.', version: 2 } },
    'PUT /api/corrections/{number}/credit': { params: { number: '1' }, body: { isCredited: false } },
    'PUT /api/corrections/{number}/decision': { params: { number: '1' }, body: { decision: 'take', version: 1 } },
    'GET /api/curation/queue': {},

    'GET /api/gene_class_symbol/search': { query: { geneClassSymbol: 'XYZ' } },
    'GET /api/gene_class_symbol/gene-search': { query: { searchTerm: 'AT1G01010' } },
    'GET /api/gene_class_symbol/publication-search': { query: { searchTerm: 'flower' } },
    'POST /api/gene_class_symbol/updateGeneSymbolClass': { body: { communityId, ...symbol } },
    'GET /api/gene_class_symbol/my-submissions': {},
    'GET /api/gene_class_symbol/submissions': {},
    'PUT /api/gene_class_symbol/submissions/{id}': { params: { id: '1' }, body: { decision: 'decline', note: 'It is taken.' } },

    'GET /api/paper-annotations/papers': { query: { of: '1973265' } },
    'GET /api/paper-annotations/papers/{pubmed}': { params: { pubmed: '1973265' } },
    'GET /api/paper-annotations/genes': { query: { pubmed: '1973265', loci: 'AT4G18960' } },
    'GET /api/paper-annotations/terms': { query: { text: 'flower', locus: 'AT4G18960' } },
    'GET /api/paper-annotations/germplasms': { query: { text: 'CS' } },
    'PUT /api/paper-annotations/drafts/{pubmed}': { params: { pubmed: '1973265' }, body: { version: null, draft } },
    'DELETE /api/paper-annotations/drafts/{pubmed}': { params: { pubmed: '1973265' } },
    'POST /api/paper-annotations/drafts/{pubmed}/submit': { params: { pubmed: '1973265' }, body: { version: 1, draft } },
    'GET /api/paper-annotations/my-papers': {},
    'GET /api/paper-annotations/submissions': {},
    'GET /api/paper-annotations/submissions/{id}': { params: { id: '1' } },
    'GET /api/paper-annotations/submissions/{id}/review': { params: { id: '1' } },
    'PUT /api/paper-annotations/submissions/{id}/decision': {
      params: { id: '1' },
      body: { lines: [{ lineId: 1, decision: 'accept' }], note: 'Thank you.' },
    },
  }
}
