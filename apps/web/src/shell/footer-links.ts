import type { LinkTarget } from '@rosette/features/site/contract/menus.ts'

export type FooterColumn = { title: string; links: readonly { label: string; target: LinkTarget }[] }

export const footerColumns: readonly FooterColumn[] = [
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
