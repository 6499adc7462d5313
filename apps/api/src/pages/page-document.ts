import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'
import { pageDataId, styleRulesId } from '@rosette/features/site/contract/document-ids.ts'
import { licencePath } from '@rosette/features/site/contract/licence-path.ts'
import { formatJsonLd } from '@rosette/features/site/server/format-json-ld.ts'
import type { PageFacts } from '@rosette/features/site/server/page-facts.ts'
import { criticalStyle } from './critical-style.ts'
import { styleAttributesToRules } from './style-attributes.ts'
import type { WebAssets } from './web-assets.ts'

export type DocumentParts = {
  facts: PageFacts
  /** PageData as JSON text. */
  pageData: string
  nonce: string
  assets: WebAssets
  publicUrl: string
  /** The release that it shows; null while there is none. */
  release: string | null
  /** The page as HTML, rendered by the web app; null if the browser draws it. */
  firstView: string | null
}

/** The only place that writes documents: everything a page needs before its first script has run. */
export function pageDocument({ facts, pageData, nonce, assets, publicUrl, release, firstView }: DocumentParts): string {
  const { html, rules } = styleAttributesToRules(firstView ?? '')
  const styles = firstView === null ? '' : criticalStyle(assets.rulesOf(facts.chunks), html)
  const files = assets.assetsOf(facts.chunks)
  const app = appLines(files, assets.isDev, nonce)
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
${[...metaLines(facts, { publicUrl, nonce, release }), ...styleLines(styles, rules, nonce), ...assetLines(files, assets, nonce, firstView !== null), ...(firstView === null ? app : [])].join('\n')}
</head>
<body>
<div id="root">${html}</div>
<noscript>${firstView === null ? 'This page needs JavaScript' : 'The rest of this page needs JavaScript'}. Its data is also at <a href="/api/docs">/api/docs</a>.</noscript>
<script type="application/json" id="${pageDataId}" nonce="${nonce}">${escapeScript(pageData)}</script>${firstView === null ? '' : lateApp(app, nonce)}
</body>
</html>
`
}

type Head = Pick<DocumentParts, 'publicUrl' | 'nonce' | 'release'>

function metaLines(
  { title, description, canonical, isIndexed, jsonLd, feed, describedBy = null }: PageFacts,
  { publicUrl, nonce, release }: Head,
): string[] {
  const address = canonical === null ? null : escapeHtml(new URL(canonical, publicUrl).href)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:site_name" content="Rosette">`,
    `<meta property="og:type" content="website">`,
    `<meta name="twitter:card" content="summary">`,
    `<link rel="search" type="application/opensearchdescription+xml" title="Rosette" href="/opensearch.xml">`,
    `<link rel="license" href="${licencePath}">`,
    ...(release === null ? [] : [`<meta name="rosette-release" content="${escapeHtml(release)}">`]),
    `<meta name="robots" content="${isIndexed ? 'index, follow' : 'noindex'}">`,
    ...(description === null ? [] : describe(description)),
    ...(address === null ? [] : [`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`]),
    ...(feed === undefined ? [] : [`<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${feed}">`]),
    ...(describedBy === null ? [] : [`<link rel="describedby" type="application/ld+json" href="${escapeHtml(describedBy)}">`]),
    ...(jsonLd === null
      ? []
      : [`<script type="application/ld+json" nonce="${nonce}">${escapeScript(formatJsonLd(jsonLd, publicUrl))}</script>`]),
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

type PageFiles = ReturnType<WebAssets['assetsOf']>

function assetLines({ styles }: PageFiles, { topFiles, watchScript }: WebAssets, nonce: string, hasFirstView: boolean): string[] {
  const icon = topFiles.find((file) => /^favicon\.(svg|png|ico)$/.test(file))
  return [
    `<script nonce="${nonce}">${themeScript};${watchScript}</script>`,
    ...(icon === undefined ? [] : [`<link rel="icon" href="/${icon}">`]),
    // A first view has its styles: the sheets arrive beside it, and the web app puts them in force.
    ...styles.map((file) => `<link rel="stylesheet" href="${file}"${hasFirstView ? ' media="print"' : ''} nonce="${nonce}">`),
  ]
}

/** What starts the web app. */
function appLines({ script, preloads }: PageFiles, isDev: boolean, nonce: string): string[] {
  return [
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`),
    ...(isDev ? devLines(nonce) : []),
    moduleScript(script, nonce),
  ]
}

/**
 * The web app of a first view waits in a template until that view is on the screen: scripts that load and run before would hold it up.
 * A page in the background is not painted, so it does not wait, and neither does a browser that cannot tell.
 */
function lateApp(lines: readonly string[], nonce: string): string {
  return `\n<template id="${lateAppId}">${lines.join('')}</template>\n<script nonce="${nonce}">${startScript}</script>`
}

const lateAppId = 'app'
const startScript =
  `(()=>{let s=()=>document.head.append(document.getElementById('${lateAppId}').content),p=self.PerformanceObserver;` +
  "document.hidden||!p?.supportedEntryTypes?.includes('paint')?s():" +
  "new p((l,o)=>{o.disconnect();s()}).observe({type:'paint',buffered:true})})()"

export function moduleScript(file: string, nonce: string): string {
  return `<script type="module" src="${file}" nonce="${nonce}"></script>`
}

/** Runs before the first paint, or a dark page would flash white. If storage is blocked, the system setting decides. */
export const themeScript =
  "(()=>{let t='auto';try{t=localStorage.getItem('rosette-theme')||t}catch{}" +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "document.documentElement.setAttribute('data-mantine-color-scheme',t)})()"

/** During development: Vite's own script, which loads changed sources again. */
export function devLines(nonce: string): string[] {
  return [`<script type="module" nonce="${nonce}">${reactRefresh}</script>`, moduleScript('/@vite/client', nonce)]
}

/** What Vite's React plugin needs in a document that Vite did not write. */
const reactRefresh =
  "import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);" +
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type'

/** JSON that can't end the script element it is in. Old JavaScript treats the two separators as line breaks. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
