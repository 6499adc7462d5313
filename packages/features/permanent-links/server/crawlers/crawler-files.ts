import { permanentPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { type KindName, kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { publicViewOf } from '@rosette/kinds/registry/server.ts'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../../access/server/api-dependencies.ts'
import { sitePages } from '../../../site/contract/site-pages.ts'
import type { Texts } from '../../../texts/server/load-texts.ts'
import { llmsText, robotsText, searchDescription } from './crawler-texts.ts'

/** The protocol allows no more addresses in one file. */
export const sitemapLength = 50_000

const listedKinds = kindNames.filter((name) => publicViewOf(kinds[name]).isInSitemap)

type CrawlerDependencies = Pick<Texts, 'texts'> & Pick<ApiDependencies, 'db' | 'releaseOf'> & { publicUrl: string }

/** What programs that read the web ask a site for: sitemaps, robots.txt, llms.txt and how browsers search here. */
export function addCrawlerFiles(app: FastifyInstance, { db, releaseOf, publicUrl, texts }: CrawlerDependencies): void {
  const hidden = { schema: { hide: true } }
  const xml = 'application/xml; charset=utf-8'
  const hour = 'public, max-age=3600'
  const send = (path: string, type: string, text: string) =>
    app.get(path, hidden, (_request, reply) => reply.header('cache-control', hour).type(type).send(text))

  send('/robots.txt', 'text/plain; charset=utf-8', robotsText(publicUrl))
  send('/llms.txt', 'text/plain; charset=utf-8', llmsText(publicUrl))
  send('/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8', searchDescription(publicUrl))
  const topics = [...texts.keys()].filter((name) => name.startsWith('help-')).map((name) => name.replace('help-', '/help/'))
  const pages = [...sitePages.filter(({ path, robots }) => robots === 'index' && !path.includes('$')).map(({ path }) => path), ...topics]

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const releaseId = releaseOf(request)
    const [ranges, day] = [await rangesOf(releaseId), await loadDay(db, releaseId)]
    const lines = ['pages-1', ...ranges.keys()].map(
      (file) => `<sitemap>${locOf(publicUrl, `/sitemap/${file}.xml`)}${modified(day)}</sitemap>`,
    )
    return reply.header('cache-control', hour).type(xml).send(xmlOf('sitemapindex', lines))
  })
  app.get<{ Params: { file: string } }>('/sitemap/:file', hidden, async (request, reply) => {
    const releaseId = releaseOf(request)
    const [, name = ''] = /^([a-z][a-z0-9-]*-[1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? []
    const range = name === 'pages-1' ? null : (await rangesOf(releaseId)).get(name)
    if (range === undefined) throw new Problem('not_found', `There is no sitemap ${request.params.file}.`)
    const [paths, day] = [range === null ? pages : await loadAddresses(db, releaseId, range), await loadDay(db, releaseId)]
    const lines = paths.map((path) => `<url>${locOf(publicUrl, path)}${modified(day)}</url>`)
    return reply.header('cache-control', hour).type(xml).send(xmlOf('urlset', lines))
  })

  // A release does not change: its files are counted once.
  let known: { releaseId: string; ranges: ReturnType<typeof loadRanges> } | null = null
  function rangesOf(releaseId: string) {
    if (known?.releaseId !== releaseId) {
      known = { releaseId, ranges: loadRanges(db, releaseId, sitemapLength) }
      known.ranges.catch(() => {
        known = null
      })
    }
    return known.ranges
  }
}

function locOf(publicUrl: string, path: string): string {
  return `<loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>`
}

function modified(day: string | null): string {
  return day === null ? '' : `<lastmod>${day}</lastmod>`
}

function xmlOf(root: 'sitemapindex' | 'urlset', lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
}

async function loadDay(db: Database, releaseId: string): Promise<string | null> {
  const row = await db.community.selectFrom('release').select('builtAt').where('id', '=', releaseId).executeTakeFirstOrThrow()
  return row.builtAt?.toISOString().slice(0, 10) ?? null
}

export type SitemapRange = { kind: KindName; first: number; last: number }

/** The keys of each sitemap file, by its name: every file begins at a record that is there, so none is empty by arithmetic. */
export async function loadRanges({ pool }: Pick<Database, 'pool'>, releaseId: string, length: number): Promise<Map<string, SitemapRange>> {
  const { rows } = await pool.query<{ kind: KindName; part: number; first: number; last: number }>(
    `select kind, part::int, min(key) as first, max(key) as last from (
       select kind, key, (row_number() over (partition by kind order by key) - 1) / $2::int + 1 as part
       from ${schemaOf(releaseId)}.record_document where kind = any($1)) numbered
     group by kind, part order by kind, part`,
    [listedKinds, length],
  )
  return new Map(rows.map(({ part, ...range }) => [`${range.kind}-${part}`, range]))
}

/** Permanent addresses of current records: by name, which for these kinds is what lists call them; a number would be a key. */
export async function loadAddresses({ pool }: Pick<Database, 'pool'>, releaseId: string, { kind, first, last }: SitemapRange) {
  const { rows } = await pool.query<{ key: number; label: string }>(
    `select key, min(label) as label from ${schemaOf(releaseId)}.identifier
     where kind = $1 and type = 'name' and status = 'current' and key between $2 and $3 group by key order by key`,
    [kind, first, last],
  )
  return rows.map(({ key, label }) => permanentPath(kinds[kind], /^\d+$/.test(label) ? String(key) : label))
}
