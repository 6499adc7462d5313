import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from './fetch-json.ts'

/** A page of text, by the name of its file. Pages and the marks of the help share it. */
export function textQuery(name: string) {
  return queryOptions({
    queryKey: ['text', name],
    queryFn: ({ signal }) => fetchJson(siteText(), { path: `texts/${encodeURIComponent(name)}`, signal }),
    // Texts change when the site is restarted.
    staleTime: 5 * 60_000,
    retry: false,
  })
}

const siteText = () => import('@rosette/contract-kit/text/site-text.ts').then(({ SiteText }) => SiteText)
