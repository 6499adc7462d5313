import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { isDemoRelease } from '@rosette/contract-kit/kind/demo-sources.ts'
import type { LinkTarget } from '@rosette/features/site/contract/menus.ts'
import { TargetLink, useSite } from '@rosette/features/site/web/site-context.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CuratorMail, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import classes from './footer.module.css'
import { KeysButton, ThemeSwitch } from './footer-buttons.tsx'

/** Contact, links, and the version that is running. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <PageWrap className={classes.columns}>
        <div>
          <h2 className={classes.title}>Rosette</h2>
          <p className={classes.about}>
            An open knowledge portal for Arabidopsis biology. Questions for our curators: <CuratorMail />
          </p>
        </div>
        {footerColumns.map((column) => (
          <div key={column.title}>
            <h2 className={classes.title}>{column.title}</h2>
            <ul>
              {column.links.map(({ label, target }) => (
                <li key={label}>
                  <TargetLink target={target} className={classes.link}>
                    {label}
                  </TargetLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </PageWrap>
      <div className={classes.legal}>
        <PageWrap className={classes.line}>
          <BuildLine />
          <ThemeSwitch />
          <KeysButton />
          <TargetLink target={{ external: 'partner' }} className={classes.partner} isPlain>
            <PartnerLogo />
          </TargetLink>
          <DemoSiteLine />
          <DemoLine />
        </PageWrap>
      </div>
    </footer>
  )
}

function BuildLine() {
  const { version, buildDate } = useSite()
  return (
    <span className={classes.build}>
      Version {version} · <time dateTime={buildDate}>{formatBuildDate(buildDate)}</time> ·{' '}
      <PageLink href="/about/release-notes">Release notes</PageLink>
    </span>
  )
}

type FooterColumn = { title: string; links: readonly { label: string; target: LinkTarget }[] }

const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Explore',
    links: [
      { label: 'Advanced Search', target: { page: '/search/overview' } },
      { label: 'Browse', target: { page: '/browse/overview' } },
      { label: 'Tools', target: { page: '/tools/overview' } },
      { label: 'Download', target: { page: '/download/overview' } },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Register a gene symbol', target: { page: '/submit/gene_class_symbol_registration' } },
      { label: 'News and events', target: { page: '/news/overview' } },
      { label: 'Job postings', target: { page: '/news/jobs' } },
    ],
  },
  {
    title: 'Follow',
    links: [
      { label: 'X', target: { external: 'socialX' } },
      { label: 'Facebook', target: { external: 'socialFacebook' } },
    ],
  },
]

/** Says that everybody shares the accounts. */
function DemoSiteLine() {
  const { people } = useSite()
  if (!people.isDemoLogin) return null
  return <p className={classes.demo}>This is a demo site: its accounts are open to everybody.</p>
}

/** Says that the data are made up. Where only some records are, these say so themselves (COVER-007). */
export function DemoLine() {
  const { data: release } = useQuery(releaseQuery())
  if (!release) return null
  if (!isDemoRelease(release)) return null
  return <p className={classes.demo}>Demonstration data: facts about well-known genes are real, everything else is made up.</p>
}

/** A plain logo for the partner whose address the operator configures; drawn here, so that nothing is loaded from elsewhere. */
function PartnerLogo() {
  return (
    <svg className={classes.partnerLogo} viewBox="0 0 100 28" role="img" aria-label="Our partner">
      <path
        className={classes.partnerMark}
        d="M4 22C4 12 9 6 18 4c-2 4-1 6 2 8 2 1 3 3 2 6-1 4-5 6-9 6 3-2 4-4 3-7-3 1-6 3-7 7-3 0-5-1-5-2z"
      />
      <text x="31" y="13">
        Community
      </text>
      <text className={classes.partnerSecond} x="31" y="24">
        partner
      </text>
    </svg>
  )
}

/** `2026-11-14` → `11-14-2026`, as the footer of the documents writes it. */
export function formatBuildDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  return `${month}-${day}-${year}`
}
