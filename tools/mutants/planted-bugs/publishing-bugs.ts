import type { PlantedBug } from '../planted-bug.ts'

/** What leaves the site for good: files, news, texts, permanent addresses and those of the older site. */
export const publishingBugs: readonly PlantedBug[] = [
  {
    rule: 'DOWN-015',
    bug: 'only a folder called exactly Subscriber_Data_Releases is marked',
    file: 'packages/features/downloads/contract/download-item.ts',
    right: '/Subscriber_Data_Releases/i.test(folder)',
    wrong: `folder === 'Subscriber_Data_Releases'`,
    caughtBy: 'packages/features/downloads/server/download-routes.live.test.ts',
  },
  {
    rule: 'DOWN-017',
    bug: `dates are those of the reader's time zone`,
    file: 'packages/features/downloads/web/format-file.ts',
    right: `toLocaleDateString('en-US', { timeZone: 'UTC' })`,
    wrong: `toLocaleDateString('en-US')`,
    caughtBy: 'packages/features/downloads/web/format-file.test.ts',
  },
  {
    rule: 'DOWN-023',
    bug: 'one address of a file compresses it',
    file: 'apps/api/src/pages/page-routes.ts',
    right: `pages.get('/download/file', { ...hidden, compress: false }`,
    wrong: `pages.get('/download/file', hidden`,
    caughtBy: 'packages/features/downloads/server/download-routes.live.test.ts',
  },
  {
    rule: 'FAIR-005',
    bug: 'the sitemap stays that of an earlier release',
    file: 'packages/features/permanent-links/server/crawlers/crawler-files.ts',
    right: `  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const releaseId = releaseOf(request)
    const [files, day] = [await loadFiles(db, releaseId), await loadDay(db, releaseId)]
`,
    wrong: `  let kept: [string[], string | null] | undefined
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const releaseId = releaseOf(request)
    kept ??= [await loadFiles(db, releaseId), await loadDay(db, releaseId)]
    const [files, day] = kept
`,
    caughtBy: 'packages/features/permanent-links/server/crawlers/later-release.live.test.ts',
  },
  {
    rule: 'FAIR-009',
    bug: 'only the first sequence of a file names release and licence',
    file: 'packages/features/permanent-links/server/record-files.ts',
    right: 'text.replaceAll(/^>.*$/gm,',
    wrong: 'text.replace(/^>.*$/m,',
    caughtBy: 'packages/features/permanent-links/server/record-files.test.ts',
  },
  {
    rule: 'FEED-001',
    bug: 'of one day the first item comes first',
    file: 'packages/features/news/server/load-news.ts',
    right: `    .orderBy('publishedOn', 'desc')
    .orderBy('id', 'desc')`,
    wrong: `    .orderBy('publishedOn', 'desc')
    .orderBy('id')`,
    caughtBy: 'packages/features/news/server/news-routes.live.test.ts',
  },
  {
    rule: 'FEED-002',
    bug: 'an item of the first day of the nine months is old news',
    file: 'packages/features/news/server/load-news.ts',
    right: 'published_on >= (',
    wrong: 'published_on > (',
    caughtBy: 'packages/features/news/server/news-routes.live.test.ts',
  },
  {
    rule: 'LEGACY-020',
    bug: 'only the first &amp; is read as &',
    file: 'packages/features/permanent-links/server/legacy-address.ts',
    right: `.replaceAll('&amp;', '&')`,
    wrong: `.replace('&amp;', '&')`,
    caughtBy: 'packages/features/permanent-links/server/legacy-rules.test.ts',
  },
  {
    rule: 'LINK-002',
    bug: 'a name that consists of digits is an address',
    file: 'packages/features/permanent-links/server/find-permanent.ts',
    right: 'if (name === null || isRecordKey.test(name))',
    wrong: 'if (name === null)',
    caughtBy: 'packages/features/permanent-links/server/find-permanent.live.test.ts',
  },
  {
    rule: 'LINK-013',
    bug: 'JSON-LD has facts of a record that the visitor may not see',
    file: 'packages/features/permanent-links/server/json-ld.ts',
    right: '...(summary.isOpen && ofRecord?.(record))',
    wrong: '...ofRecord?.(record)',
    caughtBy: 'packages/features/permanent-links/server/permanent-routes.live.test.ts',
  },
  {
    rule: 'NEWS-010',
    bug: 'only https addresses of jobs open externally',
    file: 'packages/features/news/contract/news-query.ts',
    right: '/^https?:',
    wrong: '/^https:',
    caughtBy: 'packages/features/news/web/news-pages.test.tsx',
  },
  {
    rule: 'STORE-003',
    bug: 'a date is read beside a tag that does not match',
    file: 'packages/file-store/src/send-file.ts',
    right: `if (known !== undefined) return known.split(',').some((tag) => tag.trim().replace(/^W\\//, '') === etag || tag.trim() === '*')`,
    wrong: `if (known?.split(',').some((tag) => tag.trim().replace(/^W\\//, '') === etag || tag.trim() === '*')) return true`,
    caughtBy: 'packages/features/downloads/server/download-routes.live.test.ts',
  },
  {
    rule: 'STORE-004',
    bug: 'endings in capitals are unknown types',
    file: 'packages/features/downloads/contract/file-types.ts',
    right: `path.slice(path.lastIndexOf('/') + 1).toLowerCase()`,
    wrong: `path.slice(path.lastIndexOf('/') + 1)`,
    caughtBy: 'packages/features/downloads/contract/file-types.test.ts',
  },
  {
    rule: 'STORE-006',
    bug: 'checksums of binary mode are not read',
    file: 'packages/features/downloads/server/load-listing.ts',
    right: '{64} [ *]./',
    wrong: '{64} {2}./',
    caughtBy: 'packages/features/downloads/server/download-routes.live.test.ts',
  },
  {
    rule: 'STORE-007',
    bug: 'a gene product is located in a complex in GAF',
    file: 'packages/features/downloads/server/exports/gaf-terms.ts',
    right: `(word === 'part_of') === isComplex`,
    wrong: `word !== 'part_of' || isComplex`,
    caughtBy: 'packages/features/downloads/server/exports/gaf-terms.test.ts',
  },
  {
    rule: 'STORE-011',
    bug: 'nginx is told a path that is not encoded',
    file: 'packages/features/downloads/server/send-download.ts',
    right: `file.path.split('/').map(encodeURIComponent).join('/')`,
    wrong: 'file.path',
    caughtBy: 'packages/features/downloads/server/download-routes.live.test.ts',
  },
  {
    rule: 'BULKDATA-002',
    bug: 'digits of large numbers are lost',
    file: 'packages/features/downloads/server/exports/parquet/parquet-column.ts',
    right: `as: 'text', toValue: (text) => BigInt(String(text))`,
    wrong: `toValue: (number) => BigInt(Number(number))`,
    caughtBy: 'packages/features/downloads/server/exports/parquet/parquet-column.test.ts',
  },
  {
    rule: 'BULKDATA-005',
    bug: 'a name with a tab moves the genes of its set',
    file: 'packages/features/downloads/server/exports/term-sets/term-set-lines.ts',
    right: `[onOneLine(id), onOneLine(name), ...members]`,
    wrong: `[onOneLine(id), name, ...members]`,
    caughtBy: 'packages/features/downloads/server/exports/term-sets/term-set-lines.test.ts',
  },
  {
    rule: 'BULKDATA-007',
    bug: 'a list is a single value for programs',
    file: 'packages/features/downloads/server/croissant.ts',
    right: `return isList ? { dataType, isArray: true, arrayShape: '-1' } : { dataType }`,
    wrong: `return { dataType }`,
    caughtBy: 'packages/features/downloads/server/croissant.test.ts',
  },
  {
    rule: 'TEXT-002',
    bug: 'entities that are numbers pass',
    file: 'packages/features/texts/server/parse-inline.ts',
    right: '/i.exec(raw)',
    wrong: '/i.exec(words)',
    caughtBy: 'packages/features/texts/server/load-texts.test.ts',
  },
  {
    rule: 'TEXT-007',
    bug: 'all addresses are asked at once',
    file: 'tools/external/ask-addresses.ts',
    right: 'Array.from({ length: atOnce }, work)',
    wrong: 'Array.from({ length: addresses.length }, work)',
    caughtBy: 'tools/external/ask-addresses.test.ts',
  },
]
