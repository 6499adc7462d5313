import { pageDataId, styleRulesId } from '@rosette/features/site/contract/page-data.ts'
import { criticalStyle } from './critical-style.ts'
import { styleAttributesToRules } from './style-attributes.ts'
import type { WebAssets } from './web-assets.ts'

/** What a document says about its page to browsers, search engines and link previews. */
export type PageFacts = {
  status: number
  title: string
  description: string | null
  /** Path and query of the canonical address; null if there is none. */
  canonical: string | null
  isIndexed: boolean
  jsonLd: Record<string, unknown> | null
  /** Source files of the lazily loaded parts of the web app, for preloading. */
  chunks: readonly string[]
}

export type DocumentParts = {
  facts: PageFacts
  /** PageData as JSON text. */
  pageData: string
  nonce: string
  assets: WebAssets
  publicUrl: string
  /** The page as HTML, drawn by the web app; null if the browser draws it. */
  firstView: string | null
}

/** The only place that writes documents: everything a page needs before its first script has run. */
export function pageDocument({ facts, pageData, nonce, assets, publicUrl, firstView }: DocumentParts): string {
  const { html, rules } = styleAttributesToRules(firstView ?? '')
  const styles = firstView === null ? '' : criticalStyle(assets.rulesOf(facts.chunks), html)
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
${[...metaLines(facts, publicUrl, nonce), ...styleLines(styles, rules, nonce), ...assetLines(facts, assets, nonce, firstView !== null)].join('\n')}
</head>
<body>
<div id="root">${html}</div>
<noscript>${firstView === null ? 'This page needs JavaScript' : 'The rest of this page needs JavaScript'}. Its data is also at <a href="/api/docs">/api/docs</a>.</noscript>
<script type="application/json" id="${pageDataId}" nonce="${nonce}">${escapeScript(pageData)}</script>
</body>
</html>
`
}

function metaLines({ title, description, canonical, isIndexed, jsonLd }: PageFacts, publicUrl: string, nonce: string): string[] {
  const address = canonical === null ? null : escapeHtml(new URL(canonical, publicUrl).href)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:site_name" content="Rosette">`,
    `<meta name="robots" content="${isIndexed ? 'index, follow' : 'noindex'}">`,
    ...(description === null ? [] : describe(description)),
    ...(address === null ? [] : [`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`]),
    ...(jsonLd === null ? [] : [`<script type="application/ld+json" nonce="${nonce}">${escapeScript(JSON.stringify(jsonLd))}</script>`]),
  ]
}

function describe(description: string): string[] {
  const text = escapeHtml(description.length > 300 ? `${description.slice(0, 299).trimEnd()}…` : description)
  return [`<meta name="description" content="${text}">`, `<meta property="og:description" content="${text}">`]
}

/** What the first view looks like; the rules of its style attributes apart, because the web app turns them back. */
function styleLines(styles: string, rules: string, nonce: string): string[] {
  return [
    ...(styles === '' ? [] : [`<style nonce="${nonce}">${styles}</style>`]),
    ...(rules === '' ? [] : [`<style id="${styleRulesId}" nonce="${nonce}">${rules}</style>`]),
  ]
}

function assetLines({ chunks }: PageFacts, assets: WebAssets, nonce: string, hasFirstView: boolean): string[] {
  const { script, preloads, styles } = assets.assetsOf(chunks)
  const icon = assets.topFiles.find((file) => /^favicon\.(svg|png|ico)$/.test(file))
  return [
    `<script nonce="${nonce}">${themeScript}</script>`,
    ...(icon === undefined ? [] : [`<link rel="icon" href="/${icon}">`]),
    // A first view has its styles: the sheets arrive beside it, and the web app puts them in force.
    ...styles.map((file) => `<link rel="stylesheet" href="${file}"${hasFirstView ? ' media="print"' : ''} nonce="${nonce}">`),
    // Nothing that is seen waits for scripts, so they must not compete with the fonts.
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}"${hasFirstView ? ' fetchpriority="low"' : ''} nonce="${nonce}">`),
    ...(assets.isDev ? [`<script type="module" nonce="${nonce}">${reactRefresh}</script>`, moduleScript('/@vite/client', nonce)] : []),
    moduleScript(script, nonce, hasFirstView),
  ]
}

function moduleScript(file: string, nonce: string, isLow = false): string {
  return `<script type="module" src="${file}"${isLow ? ' fetchpriority="low"' : ''} nonce="${nonce}"></script>`
}

/** Runs before the first paint, or a dark page would flash white. If storage is blocked, the system setting decides. */
const themeScript =
  "(()=>{let t='auto';try{t=localStorage.getItem('rosette-theme')||t}catch{}" +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "document.documentElement.setAttribute('data-mantine-color-scheme',t)})()"

/** What Vite's React plugin needs in a document that Vite did not write. */
const reactRefresh =
  "import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);" +
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type'

const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? character)
}

/** JSON that can't end the script element it is in. Old JavaScript treats the two separators as line breaks. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
