import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { accessTokenRoutes } from '@rosette/features/access-tokens/server/access-token-routes.ts'
import { tokenReader } from '@rosette/features/access-tokens/server/token-holder.ts'
import { addressRoutes } from '@rosette/features/account/server/address-routes.ts'
import { authRoutes } from '@rosette/features/account/server/auth-routes.ts'
import { visitorFinder } from '@rosette/features/account/server/find-visitor.ts'
import { passwordRoutes } from '@rosette/features/account/server/password-routes.ts'
import { secondStepRoutes } from '@rosette/features/account/server/second-step-routes.ts'
import { blastResultRoutes } from '@rosette/features/blast/server/blast-result-routes.ts'
import { blastRoutes } from '@rosette/features/blast/server/blast-routes.ts'
import { browseRoutes } from '@rosette/features/browse/server/browse-routes.ts'
import { demoLoginRoutes } from '@rosette/features/demo-people/server/demo-login-routes.ts'
import { downloadRoutes } from '@rosette/features/downloads/server/download-routes.ts'
import { enrichmentRoutes } from '@rosette/features/enrichment/server/enrichment-routes.ts'
import { termSetShelf } from '@rosette/features/enrichment/server/sets/term-set-shelf.ts'
import { termRoutes } from '@rosette/features/enrichment/server/terms/term-routes.ts'
import { contentRoutes } from '@rosette/features/lists/server/content-routes.ts'
import { recordListRoutes } from '@rosette/features/lists/server/record-list-routes.ts'
import { contentResolver } from '@rosette/features/lists/server/resolved-contents.ts'
import { viewRoutes } from '@rosette/features/lists/server/views/view-routes.ts'
import { affiliationDecisionRoutes } from '@rosette/features/members/server/affiliation-decision-routes.ts'
import { organizationRoutes } from '@rosette/features/members/server/organization-routes.ts'
import { personRoutes } from '@rosette/features/members/server/person-routes.ts'
import { registrationRoutes } from '@rosette/features/members/server/registration-routes.ts'
import { resetLinkRoutes } from '@rosette/features/members/server/reset-link-routes.ts'
import { mutantRoutes } from '@rosette/features/mutants/server/mutant-routes.ts'
import { feedRoutes } from '@rosette/features/news/server/feed-routes.ts'
import { newsEditingRoutes } from '@rosette/features/news/server/news-editing-routes.ts'
import { newsRoutes } from '@rosette/features/news/server/news-routes.ts'
import { orcidRoutes } from '@rosette/features/orcid/server/orcid-routes.ts'
import { patternRoutes } from '@rosette/features/pattern-search/server/pattern-routes.ts'
import { personalDataRoutes } from '@rosette/features/personal-data/server/personal-data-routes.ts'
import { resolveRoutes } from '@rosette/features/resolve/server/resolve-routes.ts'
import { everythingRoutes } from '@rosette/features/results/server/everything-routes.ts'
import { exportRoutes } from '@rosette/features/results/server/export-routes.ts'
import { savedSearchRoutes } from '@rosette/features/results/server/saved-search-routes.ts'
import { searchRoutes } from '@rosette/features/results/server/search-routes.ts'
import { runRoutes } from '@rosette/features/runs/server/run-routes.ts'
import { matchCountRoutes, optionListRoutes } from '@rosette/features/search/server/form-routes.ts'
import { secondFactorRoutes } from '@rosette/features/second-factor/server/second-factor-routes.ts'
import { sequenceRoutes } from '@rosette/features/sequences/server/sequence-routes.ts'
import { sessionReader } from '@rosette/features/sessions/server/session-cookies.ts'
import { sessionListRoutes } from '@rosette/features/sessions/server/session-list-routes.ts'
import { stepUpRoutes } from '@rosette/features/sessions/server/step-up-routes.ts'
import { externalAddress } from '@rosette/features/site/contract/external-links.ts'
import { subscriptionRoutes } from '@rosette/features/subscription/server/subscription-routes.ts'
import { suggestRoutes } from '@rosette/features/suggest/server/suggest-routes.ts'
import { symbolRoutes } from '@rosette/features/symbol-registration/server/symbol-routes.ts'
import { loadTexts } from '@rosette/features/texts/server/load-texts.ts'
import { textRoutes } from '@rosette/features/texts/server/text-routes.ts'
import { tools } from '@rosette/features/tool-registry/server/tools.ts'
import { openFileStore } from '@rosette/file-store/open-file-store.ts'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AppNeeds } from './app-needs.ts'
import { addGenomeFrame } from './genome/genome-frame.ts'
import { addGenomeRoutes } from './genome/genome-routes.ts'
import { addCrawlerFiles } from './pages/crawler-files.ts'
import { factsOfNotFound } from './pages/page-facts.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { pageSender } from './pages/page-sender.ts'
import { addStaticFiles } from './pages/static-files.ts'
import { addSummaryRoute } from './permanent/permanent-routes.ts'
import { addClosing } from './plugins/closing.ts'
import { costLimit } from './plugins/cost-limit.ts'
import { addHealth } from './plugins/health.ts'
import { addIdempotency } from './plugins/idempotency.ts'
import { addJsonBodies } from './plugins/json-bodies.ts'
import { addMetrics } from './plugins/metrics.ts'
import { addNotFound, watchDeclaredMethods } from './plugins/not-found.ts'
import { addOpenApi } from './plugins/openapi.ts'
import { addProblemHandler, logProblem, sendProblem } from './plugins/problem-handler.ts'
import { addLoadShedding, addRateLimit, lookupLimit, seldom } from './plugins/rate-limit.ts'
import { addRefusals } from './plugins/refusals.ts'
import { addRelease, releaseOf } from './plugins/release.ts'
import { addRequestContext, requestIdOf, traceparentOf } from './plugins/request-context.ts'
import { RequestLog } from './plugins/request-log.ts'
import { addRouteAccess, rememberVisitor } from './plugins/route-access.ts'
import { addSameOrigin, addSecurityHeaders } from './plugins/security-headers.ts'
import { addTokenAccess, onlyWhereDeclared } from './plugins/token-access.ts'
import { addExpressionImageRoute } from './records/expression-image-routes.ts'
import { addPartRoutes } from './records/part-routes.ts'
import { addRecordRoutes } from './records/record-routes.ts'
import { sequenceStores } from './records/sequence-stores.ts'
import { addServiceRoutes } from './service-routes.ts'

/** The whole site: hooks first, in the order in which a request meets them, then routes. */
export async function buildApp(needs: AppNeeds): Promise<FastifyInstance> {
  const { settings, db, engine, releases } = needs
  const app = createServer(needs)
  const sessionOf = sessionReader(needs)
  const tokenHolderOf = onlyWhereDeclared(tokenReader(needs))
  const visitorOf = rememberVisitor(db, needs.visitorOf ?? visitorFinder({ ...needs, tokenHolderOf }))
  const methodsOf = watchDeclaredMethods(app)

  addProblemHandler(app)
  addJsonBodies(app)
  addRequestContext(app)
  addRelease(app, releases)
  const isClosing = addClosing(app)
  addSecurityHeaders(app, settings.publicUrl)
  await addLoadShedding(app, settings.maxLoopDelayMs)
  await addRateLimit(app, settings.rateLimitPerMinute)
  await app.register(cookie)
  addSameOrigin(app, settings.publicUrl)
  addTokenAccess(app, tokenHolderOf, settings.rateLimitPerMinute)
  addRouteAccess(app, visitorOf)
  addRefusals(app, { db, clock: needs.clock, visitorOf })
  addIdempotency(app, { db, visitorOf })
  await addCompression(app)

  addMetrics(app, { db, engine, releases })
  addHealth(app, { db, engine, releases, clock: needs.clock, isClosing })
  await addOpenApi(app, needs.site.version)
  addServiceRoutes(app, { db })
  await addRecordRoutes(app, { db, settings, visitorOf })
  const expectFewLookups = lookupLimit(app, settings.rateLimitPerMinute)
  const purseOf = costLimit({ perMinute: settings.costPerMinute, clock: needs.clock, visitorOf })
  const storeOf = sequenceStores(app, db, settings.sequenceDir)
  addPartRoutes(app, { db, settings, visitorOf, purseOf, storeOf })
  addExpressionImageRoute(app, { db, settings, visitorOf, purseOf, clock: needs.clock })
  addGenomeRoutes(app, { db, settings, visitorOf, purseOf })
  const resolveContent = contentResolver({ db, clock: needs.clock })
  const searching = {
    prefix: '/api',
    clock: needs.clock,
    engine,
    db,
    indexPrefix: settings.indexPrefix,
    spellingTimeoutMs: settings.spellingTimeoutMs,
    releaseOf,
    traceparentOf,
    visitorOf,
    purseOf,
    expectFewLookups,
    keysOfList: resolveContent,
  }
  await app.register(searchRoutes, searching)
  await app.register(everythingRoutes, searching)
  await app.register(matchCountRoutes, searching)
  await app.register(optionListRoutes, searching)
  await app.register(browseRoutes, { prefix: '/api', db, releaseOf })
  await app.register(resolveRoutes, { prefix: '/api', db, releaseOf, purseOf })
  const shelf = needs.termSets ?? termSetShelf(db)
  const comparing = { prefix: '/api', db, shelf, resolveContent, releaseOf, purseOf }
  await app.register(enrichmentRoutes, { ...comparing, clock: needs.clock, settings, traceparentOf, visitorOf })
  await app.register(termRoutes, comparing)
  await app.register(mutantRoutes, { prefix: '/api', db, publicUrl: settings.publicUrl, resolveContent, releaseOf, purseOf })
  await app.register(suggestRoutes, { prefix: '/api', engine, db, indexPrefix: settings.indexPrefix, releaseOf })
  await app.register(savedSearchRoutes, {
    prefix: '/api',
    db,
    clock: needs.clock,
    maxBytes: settings.savedSearchesMaxMb * 1024 * 1024,
    saving: seldom(settings.rateLimitPerMinute),
  })
  const { indexPrefix, publicUrl, maxExports } = settings
  await app.register(exportRoutes, {
    prefix: '/api',
    engine,
    db,
    clock: needs.clock,
    indexPrefix,
    publicUrl,
    maxExports,
    releaseOf,
    traceparentOf,
    visitorOf,
    purseOf,
    expectFewLookups,
    keysOfList: resolveContent,
  })
  await app.register(contentRoutes, { ...searching, resolveContent, saving: seldom(settings.rateLimitPerMinute) })
  await app.register(viewRoutes, { prefix: '/api', db, resolveContent, releaseOf, purseOf })
  await app.register(recordListRoutes, { prefix: '/api', db, clock: needs.clock, releaseOf, visitorOf })
  await app.register(sequenceRoutes, {
    prefix: '/api',
    engine,
    db,
    clock: needs.clock,
    indexPrefix,
    maxExports,
    storeOf,
    releaseOf,
    traceparentOf,
    visitorOf,
    purseOf,
    keysOfList: resolveContent,
  })
  const files = await openFileStore(settings)
  app.addHook('onClose', () => files.close())
  const pricingUrl = externalAddress('subscribe', needs.site.externalLinks)
  const downloading = { files, settings, pricingUrl, visitorOf, purseOf }
  await app.register(downloadRoutes, { prefix: '/api', ...downloading })
  const { texts, pictures } = await loadTexts({ site: needs.site, publicUrl })
  await app.register(textRoutes, { prefix: '/api', texts, pictures })
  await app.register(newsRoutes, { prefix: '/api', db, clock: needs.clock })
  await app.register(feedRoutes, { prefix: '/api', db, clock: needs.clock, publicUrl })
  const people = { prefix: '/api', db, clock: needs.clock, settings, visitorOf, sessionOf }
  await app.register(authRoutes, people)
  await app.register(stepUpRoutes, people)
  await app.register(sessionListRoutes, people)
  await app.register(passwordRoutes, people)
  await app.register(secondStepRoutes, people)
  await app.register(secondFactorRoutes, people)
  await app.register(accessTokenRoutes, people)
  await app.register(addressRoutes, people)
  await app.register(demoLoginRoutes, people)
  await app.register(registrationRoutes, people)
  await app.register(personRoutes, people)
  await app.register(resetLinkRoutes, people)
  await app.register(organizationRoutes, people)
  await app.register(affiliationDecisionRoutes, people)
  const beginning = seldom(settings.rateLimitPerMinute)
  await app.register(orcidRoutes, { ...people, beginning })
  await app.register(subscriptionRoutes, people)
  await app.register(symbolRoutes, searching)
  await app.register(personalDataRoutes, people)
  await app.register(newsEditingRoutes, people)
  await app.register(runRoutes, { prefix: '/api', db, clock: needs.clock, tools, visitorOf })
  const running = { ...people, releaseOf, traceparentOf, problemOf: logProblem }
  await app.register(patternRoutes, running)
  await app.register(blastRoutes, running)
  await app.register(blastResultRoutes, { prefix: '/api', db, clock: needs.clock, settings, releaseOf })
  needs.addRoutes?.(app)

  if (needs.webAssets) await addStaticFiles(app, needs.webAssets)
  const sendPage = pageSender({ ...needs, app })
  addGenomeFrame(app, { db, settings, visitorOf, webAssets: needs.webAssets })
  addCrawlerFiles(app, { db, publicUrl, texts })
  addSummaryRoute(app, { db, settings, visitorOf })
  const sequencesOf = async (request: FastifyRequest) => {
    const releaseId = releaseOf(request)
    const store = await storeOf(releaseId)
    return { clock: needs.clock, engine, db, indexPrefix, releaseId, purse: purseOf(request), store }
  }
  await addPageRoutes(app, {
    db,
    settings,
    visitorOf,
    downloading,
    texts,
    site: needs.site,
    clock: needs.clock,
    sequencesOf,
    sendPage,
    hasPages: needs.webAssets !== null,
  })
  addNotFound(app, { methodsOf, sendNotFoundPage: (request, reply) => sendPage(request, reply, factsOfNotFound) })
  return app
}

/** Maximum size of a request body; search criteria are far smaller. */
const bodyLimitBytes = 1024 * 1024

function createServer({ logger, settings }: AppNeeds): FastifyInstance {
  const hops = settings.trustProxy
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // request-context logs each request in one line.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    childLoggerFactory: (parent, bindings, _options, raw) => new RequestLog(parent, bindings, raw),
    trustProxy: typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops,
    bodyLimit: bodyLimitBytes,
    requestTimeout: settings.requestTimeoutMs,
    // Node looks for late requests only every so often, and swaps the two times if headers may take longer than the whole.
    http: { headersTimeout: settings.requestTimeoutMs, connectionsCheckingInterval: Math.min(settings.requestTimeoutMs, 5000) },
    routerOptions: { ignoreTrailingSlash: true },
    // While the app closes, requests on open connections are still answered; then the connection is closed.
    return503OnClosing: false,
    // A URL that can't be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      sendProblem(request, reply.header('rosette-request-id', request.id), logProblem(request, error))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

/** Smaller answers hardly benefit from compression. */
const thresholdBytes = 1024

async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: thresholdBytes,
    encodings: ['br', 'gzip'],
    // The default quality suits files that are compressed once; answers are compressed while someone waits.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
