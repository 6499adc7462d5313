import { Problem } from '@rosette/contract-kit/problem.ts'
import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../../access/server/api-dependencies.ts'
import { listAnalyses } from '../../../site/contract/list-analyses.ts'
import { type SitePage, sitePages } from '../../../site/contract/site-pages.ts'
import type { Texts } from '../../../texts/server/load-texts.ts'
import { llmsText, robotsText, searchDescription } from './crawler-texts.ts'

type CrawlerDependencies = Pick<Texts, 'texts'> & Pick<ApiDependencies, 'db' | 'releaseOf'> & { publicUrl: string }

/** What programs that read the web ask a site for: sitemaps, robots.txt, llms.txt and how browsers search here. */
export function addCrawlerFiles(app: FastifyInstance, { db, releaseOf, publicUrl, texts }: CrawlerDependencies): void {
  const hidden = { schema: { hide: true }, config: { cost: 'light' } } as const
  const xml = 'application/xml; charset=utf-8'
  const hour = 'public, max-age=3600'
  const send = (path: string, type: string, text: string) =>
    app.get(path, hidden, (_request, reply) => reply.header('cache-control', hour).type(type).send(text))

  send('/robots.txt', 'text/plain; charset=utf-8', robotsText(publicUrl))
  send('/llms.txt', 'text/plain; charset=utf-8', llmsText(publicUrl))
  send('/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8', searchDescription(publicUrl))
  const topics = [...texts.keys()].filter((name) => name.startsWith('help-')).map((name) => name.replace('help-', '/help/'))
  const pages = [...sitePages.filter(isListed).map(({ path }) => path), ...topics]

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const releaseId = releaseOf(request)
    const [files, day] = [await loadFiles(db, releaseId), await loadDay(db, releaseId)]
    const lines = ['pages-1', ...files].map((file) => `<sitemap>${locOf(publicUrl, `/sitemap/${file}.xml`)}${modified(day)}</sitemap>`)
    return reply
      .header('cache-control', hour)
      .type(xml)
      .send(xmlOf('sitemapindex', lines.join('\n')))
  })
  app.get<{ Params: { file: string } }>('/sitemap/:file', { ...hidden, config: { cost: 20 } }, async (request, reply) => {
    const releaseId = releaseOf(request)
    const { file } = request.params
    const ending = modified(await loadDay(db, releaseId))
    const lines =
      file === 'pages-1.xml'
        ? pages.map((path) => `<url>${locOf(publicUrl, path)}${ending}</url>`).join('\n')
        : await loadLines(db, releaseId, { file, origin: new URL(publicUrl).origin, ending })
    if (lines === null) throw new Problem('not_found', `There is no sitemap ${file}.`)
    return reply.header('cache-control', hour).type(xml).send(xmlOf('urlset', lines))
  })
}

/** The map is the same for every release, so it leaves out pages about data that a release may lack. */
function isListed({ path, robots }: SitePage): boolean {
  const [analysis] = Object.values(listAnalyses).filter(({ name }) => path === `/tools/${name}`)
  return robots === 'index' && !path.includes('$') && analysis?.requires === undefined
}

function locOf(publicUrl: string, path: string): string {
  return `<loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>`
}

function modified(day: string | null): string {
  return day === null ? '' : `<lastmod>${day}</lastmod>`
}

function xmlOf(root: 'sitemapindex' | 'urlset', lines: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}\n</${root}>\n`
}

async function loadDay(db: Database, releaseId: string): Promise<string | null> {
  const row = await db.community.selectFrom('release').select('builtAt').where('id', '=', releaseId).executeTakeFirstOrThrow()
  return row.builtAt?.toISOString().slice(0, 10) ?? null
}

async function loadFiles({ pool }: Pick<Database, 'pool'>, releaseId: string): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string; part: number }>(
    `select kind, part from ${schemaOf(releaseId)}.sitemap order by kind, part`,
  )
  return rows.map(({ kind, part }) => `${kind}-${part}`)
}

type FileOfRelease = { file: string; origin: string; ending: string }

/** PostgreSQL writes the lines, so that other requests need not wait for a long file. Null if the release has no such file. */
async function loadLines(
  { pool }: Pick<Database, 'pool'>,
  releaseId: string,
  { file, origin, ending }: FileOfRelease,
): Promise<string | null> {
  const [, kind, part] = /^([a-z][a-z0-9-]*)-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  if (kind === undefined) return null
  const { rows } = await pool.query<{ lines: string }>(
    `select array_to_string(array(select '<url><loc>' || $3 || path || '</loc>' || $4 || '</url>' from unnest(paths) as path), e'\\n') as lines
     from ${schemaOf(releaseId)}.sitemap where kind = $1 and part = $2`,
    [kind, Number(part), escapeHtml(origin), ending],
  )
  return rows[0]?.lines ?? null
}
