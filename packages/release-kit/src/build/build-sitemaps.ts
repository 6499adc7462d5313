import { permanentPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'
import type pg from 'pg'
import { inReleaseSchema, type ReleaseWork } from '../release-work.ts'
import type { BuildOptions } from './build-index.ts'

/** The protocol allows 50,000; smaller files are sent sooner. */
export const sitemapLength = 10_000

/** The permanent addresses of all current records that search engines may show, in files of at most so many. */
export async function buildSitemaps(
  { kinds, kindServers }: Pick<BuildOptions, 'kinds' | 'kindServers'>,
  work: Pick<ReleaseWork, 'client' | 'releaseId'>,
  length = sitemapLength,
): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    await client.query('truncate sitemap')
    for (const [name, { publicView }] of Object.entries(kindServers)) {
      const kind = kinds[name]
      if (!kind || !publicView.isInSitemap) continue
      const names = await loadNames(client, name)
      for (let part = 1; (part - 1) * length < names.length; part++) {
        const paths = names.slice((part - 1) * length, part * length).map((each) => escapeHtml(permanentPath(kind, each)))
        await client.query('insert into sitemap (kind, part, paths) values ($1, $2, $3)', [name, part, paths])
      }
    }
  })
}

/** What lists of ids call each current record; a name that is a number could be taken for a key, so such a record goes by its own. */
async function loadNames(client: pg.PoolClient, kind: string): Promise<string[]> {
  const { rows } = await client.query<{ key: number; label: string }>(
    "select key, min(label) as label from identifier where kind = $1 and type = 'name' and status = 'current' group by key order by key",
    [kind],
  )
  return rows.map(({ key, label }) => (/^\d+$/.test(label) ? String(key) : label))
}
