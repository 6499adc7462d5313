import { parseHtml } from '@rosette/ui-kit/text/parse-html.ts'
import { RichText } from '@rosette/ui-kit/text/rich-text.tsx'
import { useMemo } from 'react'

/** HTML of a news item or posting, cleaned by the server and again here (FEED-008). */
export function NewsContent({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html])
  return <RichText nodes={nodes} />
}
