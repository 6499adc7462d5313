const isScript = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')

/** A test of either runner. */
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** TypeScript that people write, tests included. */
export const isCode = (path: string) => isScript(path) && /^(packages|apps|clients|e2e|tools|data)\/|^[^/]+$/.test(path)

/** TypeScript that runs in the product or its tools: no tests, no configuration of a tool. */
export const isSource = (path: string) => isCode(path) && !isTest(path) && !path.endsWith('.config.ts')

/** Source that runs in the browser. */
export const isWeb = (path: string) =>
  isSource(path) && /^(apps\/web\/src|packages\/ui-kit\/src|packages\/(features|kinds)\/[^/]+\/web)\//.test(path)

export const isManifest = (path: string) => /(^|\/)package\.json$/.test(path)

/** What the rest of the site knows of an analysis on lists. */
export const isAnalysisCard = (path: string) => /^packages\/features\/[^/]+\/contract\/[^/]+-analysis\.ts$/.test(path)
