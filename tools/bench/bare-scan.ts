import { usualBatch as batch, type ScanBody } from '@rosette/search-engine/engine/scan-index.ts'

/** Reads all hits of a query over a point in time, as many at once as the site does, and makes nothing of them. Returns how many there were and the seconds it took. */
export async function bareScan(opensearchUrl: string, index: string, body: ScanBody): Promise<{ rows: number; seconds: number }> {
  const call = async (method: string, path: string, sent?: object) => {
    const answer = await fetch(`${opensearchUrl}${path}`, {
      method,
      ...(sent && { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return text
  }
  const began = performance.now()
  const { pit_id: id } = JSON.parse(await call('POST', `/${index}/_search/point_in_time?keep_alive=5m`))
  let rows = 0
  try {
    for (let after: unknown[] | null = null; ; ) {
      const place = { pit: { id, keep_alive: '5m' }, size: batch, track_total_hits: false, ...(after && { search_after: after }) }
      const text = await call('POST', '/_search?filter_path=hits.hits._source,hits.hits.sort', { ...body, ...place })
      const count = text.split('"_source":').length - 1
      rows += count
      if (count < batch) return { rows, seconds: (performance.now() - began) / 1000 }
      // The last place is all that is read of an answer.
      after = JSON.parse(text.slice(text.lastIndexOf('"sort":') + 7, text.lastIndexOf(']') - 1))
    }
  } finally {
    await call('DELETE', '/_search/point_in_time', { pit_id: [id] })
  }
}
