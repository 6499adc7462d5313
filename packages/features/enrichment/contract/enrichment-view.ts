import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { z } from 'zod'
import { ListContentId } from '../../list-contents/contract/list-content.ts'
import { enrichmentAnalysis } from './enrichment-analysis.ts'
import { EnrichmentSettings, maxItemsText } from './enrichment-call.ts'

export const enrichmentPath = analysisPath(enrichmentAnalysis)

export const enrichmentPictures = ['dots', 'tree', 'graph'] as const
export type EnrichmentPicture = (typeof enrichmentPictures)[number]

/** What the address of the page says: what is asked, and how the answer is looked at. */
export type EnrichmentView = {
  settings: EnrichmentSettings
  /** A kept list; or `items`, a few ids as they stand in the address. */
  list: string | null
  items: string | null
  /** A kept list as a custom background. */
  backgroundList: string | null
  picture: EnrichmentPicture
  showsFolded: boolean
  isUnder: boolean
  /** The term whose genes are open. */
  term: string | null
}

/** As URLSearchParams has it. */
type Parameters = { get(name: string): string | null }

const firstSettings = EnrichmentSettings.parse({})
const ItemsText = z.string().min(1).max(maxItemsText)

/** Reads an address; what cannot be read is as it is at first. */
export function parseEnrichmentView(params: Parameters): EnrichmentView {
  const listId = (name: string) => ListContentId.safeParse(params.get(name)).data ?? null
  const list = listId('list')
  return {
    settings: readSettings(params),
    list,
    items: list === null ? (ItemsText.safeParse(params.get('items')).data ?? null) : null,
    backgroundList: listId('backgroundList'),
    picture: enrichmentPictures.find((picture) => picture === params.get('view')) ?? 'dots',
    showsFolded: params.get('folded') === '1',
    isUnder: params.get('side') === 'under',
    term: params.get('term'),
  }
}

/** Each for itself, so that one wrong setting does not undo the others. */
function readSettings(params: Parameters): EnrichmentSettings {
  const read: Record<string, unknown> = { ...firstSettings }
  for (const [name, schema] of Object.entries(EnrichmentSettings.shape)) {
    const parsed = schema.safeParse(params.get(name) ?? undefined)
    if (parsed.success) read[name] = parsed.data
  }
  const settings = EnrichmentSettings.parse(read)
  return settings.min <= settings.max ? settings : { ...settings, min: firstSettings.min, max: firstSettings.max }
}

/** The query of the call that answers it, without what holds at first; null if no list is named. */
export function enrichmentQueryOf({ settings, list, items, backgroundList }: EnrichmentView): Record<string, string> | null {
  if (list === null && items === null) return null
  const first: Readonly<Record<string, unknown>> = firstSettings
  const changed = Object.entries(settings).filter(([name, value]) => value !== first[name])
  return {
    ...(list === null ? { items: items ?? '' } : { list }),
    ...Object.fromEntries(changed.map(([name, value]) => [name, String(value)])),
    ...(backgroundList !== null && { backgroundList }),
  }
}
