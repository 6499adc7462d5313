import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { TextCard, TextPage } from './text-page.tsx'

export function AboutPage() {
  return (
    <TextPage title="About Us">
      <TextCard title="What Rosette is">
        <p>
          Rosette is an open-source knowledge base of genetic and molecular biology data for <i lang="la">Arabidopsis thaliana</i>, the
          model plant of the field. It is for researchers, teachers and anyone interested in plants.
        </p>
        <p>
          Its data come in releases. What the current release contains, and which files it was made from, is listed in the{' '}
          <PageLink href="/about/release-notes">release notes</PageLink>.
        </p>
      </TextCard>
      <TextCard title="Access">
        <p>
          Tools and downloads marked with a diamond need an institutional or individual subscription.{' '}
          <TargetLink target={{ external: 'subscribe' }}>See what a subscription includes</TargetLink>
        </p>
      </TextCard>
      <TextCard title="Free software">
        <p>The software is free under the Apache License 2.0. The data belong to their authors and are subject to their terms.</p>
      </TextCard>
    </TextPage>
  )
}
