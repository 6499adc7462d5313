import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { z } from 'zod'
import { ListContentId } from '../../list-contents/contract/list-content.ts'
import { maxItemsText } from '../../list-contents/contract/listed-genes.ts'
import { maxEnrichedLists } from '../../list-contents/contract/max-enriched-lists.ts'
import { enrichmentAnalysis } from './enrichment-analysis.ts'
import { RequestedSettings } from './enrichment-call.ts'
import { sourcesOf } from './source-choice.ts'
import type { TermSourceName } from './term-sources.ts'

export const enrichmentPath = analysisPath(enrichmentAnalysis)

export const enrichmentPictures = ['dots', 'tree', 'graph'] as const
export type EnrichmentPicture = (typeof enrichmentPictures)[number]

/** What the address of the page says: what is asked, and how the answer is looked at. */
export type EnrichmentView = {
  settings: RequestedSettings
  /** The source that is looked at, one of those asked for. */
  source: TermSourceName
  /** A kept list; or `items`, a few ids as they stand in the address. */
  list: string | null
  items: string | null
  /** Kept lists that are looked at side by side; empty for one list. */
  lists: readonly string[]
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

const firstSettings = RequestedSettings.parse({})
const ItemsText = z.string().min(1).max(maxItemsText)

/** Reads an address; what cannot be read is as it is at first. */
export function parseEnrichmentView(params: Parameters): EnrichmentView {
  const listId = (name: string) => ListContentId.safeParse(params.get(name)).data ?? null
  const list = listId('list')
  const settings = readSettings(params)
  const sources = sourcesOf(settings.source)
  return {
    settings,
    source: sources.find((source) => source === params.get('tab')) ?? sources[0] ?? 'go_bp',
    list,
    items: list === null ? (ItemsText.safeParse(params.get('items')).data ?? null) : null,
    lists: parseLists(params.get('lists')),
    backgroundList: listId('backgroundList'),
    picture: enrichmentPictures.find((picture) => picture === params.get('view')) ?? 'dots',
    showsFolded: params.get('folded') === '1',
    isUnder: params.get('side') === 'under',
    term: params.get('term'),
  }
}

/** As many different lists as can be compared; one alone is none. */
function parseLists(text: string | null): string[] {
  const ids = [...new Set(text?.split('|'))].filter((id) => ListContentId.safeParse(id).success).slice(0, maxEnrichedLists)
  return ids.length > 1 ? ids : []
}

/** Each for itself, so that one wrong setting does not undo the others. */
function readSettings(params: Parameters): RequestedSettings {
  const read: Record<string, unknown> = { ...firstSettings }
  for (const [name, schema] of Object.entries(RequestedSettings.shape)) {
    const parsed = schema.safeParse(params.get(name) ?? undefined)
    if (parsed.success) read[name] = parsed.data
  }
  const settings = RequestedSettings.parse(read)
  return settings.min <= settings.max ? settings : { ...settings, min: firstSettings.min, max: firstSettings.max }
}

/** The query of the call that answers it, without what holds at first; null if no list is named. */
export function enrichmentQueryOf(view: EnrichmentView): Record<string, string> | null {
  const { list, items } = view
  if (list === null && items === null) return null
  return { ...(list === null ? { items: items ?? '' } : { list }), ...settingsQueryOf(view) }
}

function settingsQueryOf({ settings, backgroundList }: EnrichmentView): Record<string, string> {
  const first: Readonly<Record<string, unknown>> = firstSettings
  const changed = Object.entries(settings).filter(([name, value]) => value !== first[name])
  return {
    ...Object.fromEntries(changed.map(([name, value]) => [name, String(value)])),
    ...(backgroundList !== null && { backgroundList }),
  }
}

/** The query about lists side by side; null if the address names fewer than two. */
export function listsQueryOf(view: EnrichmentView): Record<string, string> | null {
  if (view.lists.length === 0) return null
  return { of: view.lists.join('|'), ...queryOfSource(settingsQueryOf(view), view.source) }
}

/** The page of one of several lists, with the same settings. */
export function oneListPath(view: EnrichmentView, list: string, term?: string): string {
  return analysisPath(enrichmentAnalysis, { list, ...queryOfSource(settingsQueryOf(view), view.source), term })
}

/** The query about one of its sources, for the terms of that source. */
export function queryOfSource(query: Readonly<Record<string, string>>, source: TermSourceName): Record<string, string> {
  const { source: _, ...others } = query
  return source === firstSettings.source ? others : { ...others, source }
}

/** How an address names sources; null if they are those at first. */
export function sourceText(sources: readonly TermSourceName[]): string | null {
  const text = sources.join(',')
  return text === '' || text === firstSettings.source ? null : text
}
