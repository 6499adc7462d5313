import { readFile } from 'node:fs/promises'
import { type Clock, dayOf } from '@rosette/contract-kit/clock.ts'
import { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import { loadVersion } from '@rosette/settings/load-version.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { WebAssets } from './pages/web-assets.ts'

type SiteSettings = Pick<
  Settings,
  | 'curatorEmail'
  | 'expressionImageUrl'
  | 'externalLinks'
  | 'staticUrl'
  | 'passwordMin'
  | 'passwordMax'
  | 'englishOnly'
  | 'exampleEmail'
  | 'orcidClientId'
  | 'mailUrl'
  | 'partnerId'
  | 'demoLogin'
>

/** Configuration from the operator and the build that every page uses. */
export async function loadSiteConfig(
  settings: SiteSettings,
  webAssets: Pick<WebAssets, 'builtOn'> | null,
  clock: Clock,
): Promise<SiteConfig> {
  const { externalLinks } = settings
  return SiteConfig.parse({
    curatorEmail: settings.curatorEmail,
    version: await loadVersion(new URL('../package.json', import.meta.url)),
    // Without a build, the running code is today's.
    buildDate: webAssets?.builtOn ?? dayOf(clock.now()),
    externalLinks: externalLinks === null ? {} : await readLinks(externalLinks),
    ...(settings.expressionImageUrl !== null && { hasExpressionImages: true }),
    ...(settings.staticUrl !== null && { staticUrl: settings.staticUrl.replace(/\/+$/, '') }),
    people: {
      passwordMin: settings.passwordMin,
      passwordMax: settings.passwordMax,
      isEnglishOnly: settings.englishOnly,
      exampleEmail: settings.exampleEmail,
      hasOrcid: settings.orcidClientId !== null,
      hasMail: settings.mailUrl !== null,
      partnerId: settings.partnerId,
      isDemoLogin: settings.demoLogin,
    },
  })
}

async function readLinks(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new Error(`EXTERNAL_LINKS: ${file} can't be read as JSON`, { cause })
  }
}
