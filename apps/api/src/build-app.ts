import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { registerAccessTokens } from '@rosette/features/access-tokens/server/access-token-routes.ts'
import { tokenReader } from '@rosette/features/access-tokens/server/token-holder.ts'
import { visitorFinder } from '@rosette/features/account/server/find-visitor.ts'
import { registerAccount } from '@rosette/features/account/server/register-account.ts'
import { addCallsWithin } from '@rosette/features/assistants/server/calls-within.ts'
import { registerAssistants } from '@rosette/features/assistants/server/register-assistants.ts'
import { registerBlast } from '@rosette/features/blast/server/register-blast.ts'
import { registerBrowse } from '@rosette/features/browse/server/browse-routes.ts'
import { registerBrowserErrors } from '@rosette/features/browser-errors/server/browser-error-routes.ts'
import { registerCombinations } from '@rosette/features/combinations/server/register-combinations.ts'
import { registerCorrections } from '@rosette/features/corrections/server/correction-routes.ts'
import { registerCuration } from '@rosette/features/curation/server/curation-routes.ts'
import { registerDemoPeople } from '@rosette/features/demo-people/server/demo-login-routes.ts'
import { registerDownloads } from '@rosette/features/downloads/server/download-routes.ts'
import { registerExpression } from '@rosette/features/expression/server/expression-image-routes.ts'
import { registerSimilarGenes } from '@rosette/features/expression/server/similar/similar-gene-routes.ts'
import { registerGenomeBrowser } from '@rosette/features/genome-browser/server/genome-routes.ts'
import { registerLists } from '@rosette/features/lists/server/register-lists.ts'
import { registerMembers } from '@rosette/features/members/server/register-members.ts'
import { registerNews } from '@rosette/features/news/server/register-news.ts'
import { registerOrcid } from '@rosette/features/orcid/server/orcid-routes.ts'
import { registerPaperAnnotations } from '@rosette/features/paper-annotations/server/paper-routes.ts'
import { registerPatternSearch } from '@rosette/features/pattern-search/server/pattern-routes.ts'
import { addCrawlerFiles } from '@rosette/features/permanent-links/server/crawlers/crawler-files.ts'
import { registerPermanentLinks } from '@rosette/features/permanent-links/server/permanent-routes.ts'
import { registerPersonalData } from '@rosette/features/personal-data/server/personal-data-routes.ts'
import { registerRecords } from '@rosette/features/records/server/register-records.ts'
import { registerReleaseChanges } from '@rosette/features/release-changes/server/release-change-routes.ts'
import { registerRecordRows } from '@rosette/features/resolve/server/records-routes.ts'
import { registerResolve } from '@rosette/features/resolve/server/resolve-routes.ts'
import { registerResults } from '@rosette/features/results/server/register-results.ts'
import { registerRuns } from '@rosette/features/runs/server/run-routes.ts'
import { registerSearch } from '@rosette/features/search/server/search-form-routes.ts'
import { registerSecondFactor } from '@rosette/features/second-factor/server/second-factor-routes.ts'
import { registerSequences } from '@rosette/features/sequences/server/sequence-routes.ts'
import { registerSessions } from '@rosette/features/sessions/server/register-sessions.ts'
import { sessionReader } from '@rosette/features/sessions/server/session-cookies.ts'
import { factsOfNotFound } from '@rosette/features/site/server/page-facts.ts'
import { registerSubscription } from '@rosette/features/subscription/server/subscription-routes.ts'
import { registerSuggest } from '@rosette/features/suggest/server/suggest-routes.ts'
import { registerSymbols } from '@rosette/features/symbol-registration/server/symbol-routes.ts'
import { registerTexts } from '@rosette/features/texts/server/text-routes.ts'
import { registerAnalyses } from '@rosette/features/tool-registry/server/register-analyses.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type AppDependencies, type FeatureDependencies, openForFeatures } from './app-dependencies.ts'
import { addGenomeFrame } from './pages/genome-frame.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { pageSender } from './pages/page-sender.ts'
import { addStaticFiles } from './pages/static-files.ts'
import { addClosing } from './plugins/closing.ts'
import { costLimit } from './plugins/cost-limit.ts'
import { addHealth } from './plugins/health.ts'
import { addIdempotency } from './plugins/idempotency.ts'
import { addJsonBodies } from './plugins/json-bodies.ts'
import { addMetrics } from './plugins/metrics.ts'
import { addNotFound, watchDeclaredMethods } from './plugins/not-found.ts'
import { addOpenApi } from './plugins/openapi/openapi.ts'
import { addProblemHandler, logProblem, sendProblem } from './plugins/problem-handler.ts'
import { addLoadShedding, addRateLimit } from './plugins/rate-limit.ts'
import { addRefusals } from './plugins/refusals.ts'
import { addRelease } from './plugins/release.ts'
import { addRequestContext, requestIdOf } from './plugins/request-context.ts'
import { RequestLog } from './plugins/request-log.ts'
import { addRouteAccess, rememberVisitor } from './plugins/route-access.ts'
import { addRouteCost } from './plugins/route-cost.ts'
import { addSameOrigin, addSecurityHeaders } from './plugins/security-headers.ts'
import { addTokenAccess, onlyWhereDeclared } from './plugins/token-access.ts'
import { addTracing } from './plugins/tracing.ts'

/** The whole site: hooks first, in the order in which a request meets them, then routes. */
export async function buildApp(given: AppDependencies): Promise<FastifyInstance> {
  const { settings, db, engine, releases, clock, site, webAssets } = given
  const app = createServer(given)
  const sessionOf = sessionReader(given)
  const tokenHolderOf = onlyWhereDeclared(tokenReader(given))
  const visitorOf = rememberVisitor(db, given.visitorOf ?? visitorFinder({ db, clock, settings, tokenHolderOf }))
  const methodsOf = watchDeclaredMethods(app)

  if (given.tracing) addTracing(app, given.tracing)
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
  addRouteAccess(app, { visitorOf, sessionOf, clock })
  const costBudgetOf = addRouteCost(app, costLimit({ perMinute: settings.costPerMinute, clock, db, visitorOf }))
  addRefusals(app, { db, clock, visitorOf })
  addIdempotency(app, { db, visitorOf })
  await addCompression(app)
  const callWithin = addCallsWithin(app)

  const { indexPrefix, sequenceDir } = settings
  const findErrors = addHealth(app, { db, engine, releases, indexPrefix, sequenceDir, logger: app.log, clock, isClosing })
  const { countFirstView, countBrowserError } = addMetrics(app, given.registry, { db, engine, releases, findErrors })
  await addOpenApi(app, site.version)
  const dependencies = await openForFeatures(app, { ...given, sessionOf, visitorOf, costBudgetOf })
  await app.register((api) => registerFeatures(api, dependencies), { prefix: '/api' })
  await app.register(registerBrowserErrors, { prefix: '/api', saving: dependencies.saving, countBrowserError })
  await app.register(registerAssistants, { ...dependencies, callWithin })
  given.addRoutes?.(app)

  if (webAssets) await addStaticFiles(app, webAssets)
  const sendPage = pageSender({ app, db, site, settings, webAssets, countFirstView })
  addGenomeFrame(app, { ...dependencies, webAssets })
  addCrawlerFiles(app, dependencies)
  await addPageRoutes(app, { ...dependencies, sendPage, webAssets })
  addNotFound(app, { methodsOf, sendNotFoundPage: (request, reply) => sendPage(request, reply, factsOfNotFound) })
  return app
}

/** Every feature that answers calls. What each one reads of the dependencies, it declares. */
async function registerFeatures(api: FastifyInstance, dependencies: FeatureDependencies): Promise<void> {
  await api.register(registerRecords, dependencies)
  await api.register(registerExpression, dependencies)
  await api.register(registerSimilarGenes, dependencies)
  await api.register(registerGenomeBrowser, dependencies)
  await api.register(registerResults, dependencies)
  await api.register(registerSearch, dependencies)
  await api.register(registerCombinations, dependencies)
  await api.register(registerBrowse, dependencies)
  await api.register(registerResolve, dependencies)
  await api.register(registerRecordRows, dependencies)
  await registerAnalyses(api, dependencies)
  await api.register(registerSuggest, dependencies)
  await api.register(registerLists, dependencies)
  await api.register(registerSequences, dependencies)
  await api.register(registerDownloads, dependencies)
  await api.register(registerTexts, dependencies)
  await api.register(registerNews, dependencies)
  await api.register(registerAccount, dependencies)
  await api.register(registerSessions, dependencies)
  await api.register(registerSecondFactor, dependencies)
  await api.register(registerAccessTokens, dependencies)
  await api.register(registerDemoPeople, dependencies)
  await api.register(registerMembers, dependencies)
  await api.register(registerOrcid, dependencies)
  await api.register(registerSubscription, dependencies)
  await api.register(registerSymbols, dependencies)
  await api.register(registerCorrections, dependencies)
  await api.register(registerCuration, dependencies)
  await api.register(registerPaperAnnotations, dependencies)
  await api.register(registerPersonalData, dependencies)
  await api.register(registerRuns, dependencies)
  await api.register(registerPatternSearch, dependencies)
  await api.register(registerBlast, dependencies)
  await api.register(registerPermanentLinks, dependencies)
  await api.register(registerReleaseChanges, dependencies)
}

/** Maximum size of a request body; search criteria are far smaller. */
const bodyLimitBytes = 1024 * 1024

function createServer({ logger, settings }: AppDependencies): FastifyInstance {
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
