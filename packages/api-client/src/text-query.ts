import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from './fetch-json.ts'

/** A page of text, by the name of its file. Pages and the marks of the help share it. */
export function textQuery(name: string) {
  const call = { path: `texts/${encodeURIComponent(name)}` }
  return queryOptions({
    queryKey: ['text', name],
    queryFn: ({ signal }) => fetchJson(siteText(), { ...call, signal }),
    // Texts change when the site is restarted.
    staleTime: 5 * 60_000,
    retry: false,
    meta: { call },
  })
}

const siteText = () => import('@rosette/contract-kit/text/site-text.ts').then(({ SiteText }) => SiteText)
