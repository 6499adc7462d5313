import { genomeFramePath } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { TrackList } from '@rosette/features/genome-browser/contract/track-list.ts'
import { guardGenome } from '@rosette/features/genome-browser/server/genome-access.ts'
import { loadTrackList } from '@rosette/features/genome-browser/server/track-list.ts'
import type { RecordDependencies } from '@rosette/features/records/server/record-access.ts'
import type { FastifyInstance } from 'fastify'
import { devLines, escapeScript, moduleScript, themeScript } from './page-document.ts'
import { newNonce } from './page-sender.ts'
import type { PageAssets, WebAssets } from './web-assets.ts'

type FrameDependencies = RecordDependencies & { webAssets: WebAssets | null }

/** The document that pages show in a frame: the genome browser and nothing else, under a policy of its own (GBROW-006). */
export function addGenomeFrame(app: FastifyInstance, dependencies: FrameDependencies): void {
  app.get(genomeFramePath, { schema: { hide: true }, config: { cost: 'light' } }, async (request, reply) => {
    await guardGenome(request, dependencies)
    const { webAssets } = dependencies
    if (webAssets === null || webAssets.genomeFrame === null) {
      throw new Problem('upstream_failed', 'The genome browser is not built. Run: npm run build')
    }
    const nonce = newNonce()
    const list = await loadTrackList(dependencies, dependencies.releaseOf(request))
    return reply
      .header('content-security-policy', framePolicy(nonce, webAssets.isDev))
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(frameDocument(list, webAssets.genomeFrame, nonce, webAssets))
  })
}

/**
 * Our own files only, and no page of another site around it. The browser's components write style elements and attributes as they are
 * drawn, and its decompressor is WebAssembly that it reads from a data address: pages allow neither, which is why it has a document of its own.
 */
function framePolicy(nonce: string, isDev: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' data:${isDev ? ' ws: wss:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function frameDocument(
  list: TrackList,
  { script, preloads, styles }: PageAssets,
  nonce: string,
  { isDev, watchScript }: WebAssets,
): string {
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Genome browser</title>
${[
  `<script nonce="${nonce}">${themeScript};${watchScript}</script>`,
  ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
  ...preloads.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`),
  ...(isDev ? devLines(nonce) : []),
  moduleScript(script, nonce),
].join('\n')}
</head>
<body>
<main id="root"><p role="status">Loading the genome browser...</p></main>
<script type="application/json" id="track-list" nonce="${nonce}">${escapeScript(JSON.stringify(list))}</script>
</body>
</html>
`
}
