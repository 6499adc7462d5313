import { systemClock } from '@rosette/contract-kit/clock.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from './build-app.ts'
import { loadSiteConfig } from './load-site-config.ts'
import { formatOpenApi } from './plugins/openapi/openapi.ts'

/** The OpenAPI document as text. The app is built but receives no request, so neither database nor engine need to be there. */
export async function describeApi(): Promise<string> {
  const settings = readSettings({ DATABASE_URL: 'postgres://localhost/none', OPENSEARCH_URL: 'http://localhost' })
  const db = openDatabase({ url: settings.databaseUrl })
  const engine = openEngine({ url: settings.opensearchUrl, timeoutMs: 1000, concurrency: 1, queue: 0 })
  const releases = { current: () => null, held: () => [], lease: () => null, onChange: () => {}, onUnused: () => {}, close: async () => {} }
  const site = await loadSiteConfig(settings, null, systemClock)
  const logger = pino({ level: 'silent' })
  const app = await buildApp({
    settings,
    db,
    engine,
    releases,
    clock: systemClock,
    logger,
    site,
    registry: new Registry(),
    webAssets: null,
  })
  try {
    await app.ready()
    return formatOpenApi(app)
  } finally {
    await app.close()
    await engine.close()
    await db.close()
  }
}
